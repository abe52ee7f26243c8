/** Scrolls the item to the middle of the box if it's out of view. Scrolls nothing but the box. */
export function scrollWithin(box: HTMLElement, item: Element | null): void {
  if (!item) return;
  const [shown, around] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
  if (shown.top >= around.top && shown.bottom <= around.bottom) return;
  box.scrollTop += shown.top - around.top - box.clientHeight / 2;
}
