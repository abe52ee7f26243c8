/** Takes the place of the browser's: followers hear nothing while a page is rendered. */
export function startSiteDispatcher(): never {
  throw new Error('A page that is being rendered changes nothing.');
}
