/** Scrolls the box and nothing else, where the item is out of sight, so that it is in the middle. */
export function showWithin(box: HTMLElement, item: Element | null): void {
  if (!item) return;
  const [shown, around] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  if (shown.top >= around.top && shown.bottom <= around.bottom) return;
  box.scrollTop += shown.top - around.top - box.clientHeight / 2;
}
