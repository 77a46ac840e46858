/** Which layout of app.css holds, for the few parts that draw something else in it. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
});

export function isLayout(name: 'phone' | 'compact'): boolean {
  subscribe();
  return getComputedStyle(document.documentElement).getPropertyValue(`--is-${name}`) !== '';
}
