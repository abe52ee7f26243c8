/** A canary without a conclusion ends after this long. Pages' counts are retained for longer, and so is its cookie. */
export const MOST_DAYS = 14;
