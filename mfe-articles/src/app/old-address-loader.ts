/** In a browser the page redirects, since it knows the fragment. */
export const oldAddressLoader = (_to: string) => () => null;
