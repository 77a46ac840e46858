// Before the first paint: the theme and the language that were chosen here before, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('bottega') ?? '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.motion === 'off') document.documentElement.dataset.motion = 'off';
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // storage is forbidden: the system's choice holds
}
