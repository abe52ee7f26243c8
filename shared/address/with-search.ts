/** An address, which may have a search part, with that of another one added. */
export const withSearch = (to: string, search: string): string =>
  to.includes('?') ? to + search.replace('?', '&') : to + search;
