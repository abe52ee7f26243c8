/**
 * The maximum lengths of texts a person may send, in characters. If one is exceeded, the API answers 400
 * and names the field.
 */
export const limits = {
  slug: 100,
  name: 100,
  nameMin: 2,
  email: 254,
  password: 128,
  passwordMin: 8,
  /** From this length on, a new password needs nothing else. */
  passphraseMin: 12,
  note: 10_000,
  comment: 2_000,
  moderationText: 1_000,
  callbackQuery: 1_000,
  reason: 500,
  dateTime: 40,
  version: 64,
  adminPasswordMin: 6,
  adminCode: 40,
  announcementTitle: 120,
  announcementBody: 2_000,
  link: 2_000,
  phoneDigits: 10,
  mailToken: 200,
  calendarFile: 100,
  search: 100,
  pageCursor: 200,
  noteVersions: 400,
  timeZone: 64,
  phone: 40,
} as const;
