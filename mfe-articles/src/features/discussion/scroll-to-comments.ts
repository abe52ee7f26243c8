/** Scrolls the comments into view, smoothly unless the person prefers reduced motion. */
export function scrollToComments(list: HTMLElement | null): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}
