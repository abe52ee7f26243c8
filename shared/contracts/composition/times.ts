/** Apart from the other limits: these few numbers are in the shell's first script. */

/** The timeout of an API call, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/** How long roadmap data counts as fresh, in milliseconds. */
export const ROADMAP_STALE_MS = 5 * 60_000;
