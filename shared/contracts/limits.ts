/** Longest texts a person may send, in characters. Beyond them the API answers 400 and names the field. */
export const limits = {
  name: 100,
  nameMin: 2,
  email: 254,
  password: 128,
  passwordMin: 8,
  note: 10_000,
  comment: 2_000,
  callbackQuery: 1_000,
  adminPasswordMin: 6,
  announcementTitle: 120,
  announcementBody: 2_000,
  link: 2_000,
  phoneDigits: 10,
  mailToken: 200,
} as const;

/** Wait for an API call, in milliseconds. */
export const API_TIMEOUT_MS = 10_000;

/** How long roadmap data counts as fresh, in milliseconds. */
export const ROADMAP_STALE_MS = 5 * 60_000;
