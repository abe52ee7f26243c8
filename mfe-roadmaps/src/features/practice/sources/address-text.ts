const withoutScheme = (address: string) => address.replace(/^(?:https?:)?\/\/(?:www\.)?/, '');

/** An address as people write it, such as github.com/kdn251/interviews. */
export const addressText = (address: string) => withoutScheme(address).replace(/\/$/, '');

/** The site that an address is on, such as youtube.com. */
export const siteOf = (address: string) => withoutScheme(address).split('/', 1)[0] ?? '';
