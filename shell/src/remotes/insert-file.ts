/** An element that loads a file, and a promise for when it has. */
export interface Insertion<T> {
  element: HTMLElement;
  arrived: Promise<T>;
}

/** A script that is evaluated once it has arrived. Its element removes itself. */
export function insertScript(source: string, integrity: string): Insertion<unknown> {
  const element = document.createElement('script');
  let thrown: unknown;
  const noteThrown = (event: ErrorEvent) => {
    if (event.filename.endsWith(source)) thrown = event.error ?? event.message;
  };
  const arrived = new Promise<unknown>((resolve, reject) => {
    element.onload = () => resolve(thrown);
    element.onerror = reject;
  }).finally(() => {
    removeEventListener('error', noteThrown);
    element.remove();
  });
  addEventListener('error', noteThrown);
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  element.src = source;
  document.head.append(element);
  return { element, arrived };
}

/**
 * A stylesheet that stays in the page.
 * @param address absolute, without the number of the attempt: webpack recognises the stylesheet by it
 */
export function insertStylesheet(
  source: string,
  integrity: string,
  address: string,
): Insertion<void> {
  const present = document.querySelector<HTMLElement>(
    `:is(link, style)[data-href="${CSS.escape(address)}"]`,
  );
  if (present) return { element: present, arrived: Promise.resolve() };
  const element = document.createElement('link');
  const arrived = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = reject;
  });
  element.rel = 'stylesheet';
  element.dataset.href = address;
  element.crossOrigin = 'anonymous';
  element.integrity = integrity;
  element.href = source;
  document.head.append(element);
  return { element, arrived };
}
