/** The page that shows what is on this device, and leads on to a place of the site afterwards. */
export const mergePath = (then: string): string =>
  then === '/' ? '/profile/merge' : `/profile/merge?then=${encodeURIComponent(then)}`;
