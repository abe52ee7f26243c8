/** How often an open page that is seen asks what is live. */
export const CHECK_EVERY_MS = 5 * 60_000;
