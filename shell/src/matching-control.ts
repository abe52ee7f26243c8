/**
 * The control that does the same now. A document that can't be taken up is replaced by the page that the browser
 * renders, and what somebody pressed or typed in before is no longer there: then it's the one of the same kind and
 * name, as many places from the beginning. Null if there is none.
 */
export function counterpartOf<T extends HTMLElement>(control: T): T | null {
  if (control.isConnected) return control;
  const alike = (within: Node) =>
    [...(within as ParentNode).querySelectorAll<T>(control.localName)].filter(
      (one) => likenessOf(one) === likenessOf(control),
    );
  return alike(document)[alike(control.getRootNode()).indexOf(control)] ?? null;
}

function likenessOf(control: HTMLElement): string {
  const named = ['type', 'name', 'aria-label'].map((name) => control.getAttribute(name));
  const text = control instanceof HTMLButtonElement ? control.textContent : '';
  return [...named, text].join('\n');
}
