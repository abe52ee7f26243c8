/** An address, which may have a query, with that of another one added. */
export const withSearch = (to: string, search: string): string =>
  to.includes('?') ? to + search.replace('?', '&') : to + search;

/** A page of this site, or an https address; nothing that a browser could mistake for another host. */
export const pageAddress = /^(https:\/\/[^\s/\\][^\s\\]*|\/([^\s/\\][^\s\\]*)?)$/;
