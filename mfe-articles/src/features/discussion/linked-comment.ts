const pattern = /^#comment-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The comment that the address names by its fragment, or null. */
export const linkedCommentIn = (hash: string): string | null => pattern.exec(hash)?.[1] ?? null;

/** The id of a comment's element, which is also its fragment in the address. */
export const elementId = (id: string): string => `comment-${id}`;
