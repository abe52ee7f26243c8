/** JSON that cannot end its script element, nor begin a comment in it. */
export const unbreakable = (json: string): string => json.replaceAll('<', '\\u003c');
