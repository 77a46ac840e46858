/** Put a sheet of symbols into the document, once, so that <use> finds them and they take the colours around them. */
const there = new Set<string>();

export function addSprite(source: string): void {
  if (there.has(source)) return;
  there.add(source);
  const holder = document.createElement('div');
  holder.className = 'unseen';
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = source;
  document.body.prepend(holder);
}
