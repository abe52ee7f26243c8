/** Loads a page with the release manifest that the browser gets now. */
export const openPage = (path: string) => window.location.assign(path);
