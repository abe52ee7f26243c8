/** Keeps the element at its position on the screen while the upcoming change collapses content above it. */
export function keepInPlace(element: Element | null): void {
  if (!element) return;
  const before = element.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
