/** How often an open, visible page checks what is live. */
export const CHECK_EVERY_MS = 5 * 60_000;
