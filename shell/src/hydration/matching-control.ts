/**
 * The control that stands for this one now. If hydration fails, the browser renders the page again and the control that
 * a person pressed or typed in is gone: its match has the same element, type, name and label, and the same index among
 * these. Null if there is none.
 */
export function matchingControl<T extends HTMLElement>(control: T): T | null {
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
