/** Replaces the browser's: followers aren't notified while a page is rendered. */
export function startSiteDispatcher(): never {
  throw new Error('A page that is being rendered changes nothing.');
}
