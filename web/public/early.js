// Before the first paint: the theme and the language that were chosen here before, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem('bottega') ?? '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.motion && kept.motion !== 'system')
    document.documentElement.dataset.motion = kept.motion === 'off' ? 'off' : 'on';
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // storage is forbidden: the system's choice holds
}
