/** The method of a form that isn't live yet: outside a dialog, browsers do nothing with it. */
const IDLE = 'dialog';

/**
 * A form that names no method or address is its scripts' to send. Until they are there, browsers would send its
 * fields as a part of the address, a password among them: not if it is idle.
 */
export const withIdleForms = (html: string): string =>
  html.replace(/<form[^<>]*>/g, (tag) =>
    / (?:method|action)=/.test(tag) ? tag : tag.replace('<form', `<form method="${IDLE}"`),
  );

/** Leaves the forms as they were written. */
export function endIdleForms(root: HTMLElement): void {
  for (const form of root.querySelectorAll(`form[method=${IDLE}]`)) form.removeAttribute('method');
}
