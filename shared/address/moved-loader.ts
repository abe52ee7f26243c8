/** In a browser the page redirects, since it knows the fragment. */
export const movedLoader = (_to: string) => () => null;
