/** Reloads a page with whatever release manifest the browser gets now. */
export const openPage = (path: string) => window.location.assign(path);
