/**
 * Whether a link of a problem leads to the page of this site on which it's solved. Beside no schema: the practice sheet
 * needs this, and none of those.
 */
export const isSolvedHere = (link: string | null): link is string =>
  link !== null && ['/dsaarticle/', '/roadmaps/'].some((area) => link.startsWith(area));
