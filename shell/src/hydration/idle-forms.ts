/** The method of a form that isn't live yet: outside a dialog, browsers do nothing with it. */
const IDLE = 'dialog';

/**
 * A form without a method or an action is sent by scripts. Until they have loaded, browsers would put its fields into
 * the address, a password among them; an idle form isn't sent at all.
 */
export const withIdleForms = (html: string): string =>
  html.replace(/<form[^<>]*>/g, (tag) =>
    / (?:method|action)=/.test(tag) ? tag : tag.replace('<form', `<form method="${IDLE}"`),
  );

/** Leaves the forms as they were written. */
export function endIdleForms(root: HTMLElement): void {
  for (const form of root.querySelectorAll(`form[method=${IDLE}]`)) form.removeAttribute('method');
}
