/** A canary that has come to no conclusion by then ends. Pages' counts are kept for longer, and so is its cookie. */
export const MOST_DAYS = 14;
