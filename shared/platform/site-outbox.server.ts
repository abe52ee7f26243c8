/** Takes the place of the browser's: whoever follows it hears nothing while a page is rendered. */
export function startSiteOutbox(): never {
  throw new Error('A page that is being rendered changes nothing.');
}
