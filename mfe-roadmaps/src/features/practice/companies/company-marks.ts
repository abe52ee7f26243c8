/** A company's logo as one path. */
export interface CompanyMarkShape {
  viewBox: string;
  path: string;
}

/**
 * Logos of well-known companies. The shapes are from CoreUI Brands 1.2.3, and Meta's from Simple Icons
 * 16.37, both released under CC0 1.0 (public domain). The names and logos remain trademarks of their
 * owners; they only say which company is meant. They are shown at 16 px, so one decimal place is exact enough.
 */
export const companyMarks: Record<string, CompanyMarkShape> = {
  Google: {
    viewBox: '0 0 32 32',
    path: 'M16.3 13.7v5.5h9.1c-.4 2.4-2.7 6.9-9 6.9-5.5 0-10-4.5-10-10.1s4.5-10.1 10-10.1a9 9 0 0 1 6.3 2.5L27 4.2A16 16 0 1 0 16.3 32c9.3 0 15.4-6.5 15.4-15.6q0-1.5-.3-2.7z',
  },
  Microsoft: {
    viewBox: '0 0 32 32',
    path: 'M15.2 32H0V16.8h15.2zM32 32H16.8V16.8H32zM15.2 15.2H0V0h15.2zm16.8 0H16.8V0H32z',
  },
  Amazon: {
    viewBox: '0 0 32 32',
    path: 'M0 24h.5a31 31 0 0 0 15.9 4.2q5.7 0 11.2-2.1l.4-.2.4-.2q.4 0 .7.2.3.4-.1.6l-1.4 1q-2.5 1.4-5.6 2.2a23 23 0 0 1-6 .8q-4.5 0-8.6-1.6a24 24 0 0 1-7.2-4.4l-.2-.3zm8.8-8.3q0-2 1-3.4a5 5 0 0 1 2.7-2.2q1.6-.6 4-1L19 9v-.5q0-2-.4-2.5-.6-1-2-1h-.2l-1.7.7q-.6.5-.9 1.5 0 .6-.5.6l-3.4-.4q-.5 0-.5-.5v-.2Q10 4.1 12 3a9 9 0 0 1 4.5-1.4h.7q3.4 0 5.2 1.7l1 1.2.2.8.1.7.1.8v7.7a5 5 0 0 0 .7 2.3l.7 1 .2.4q0 .3-.3.4l-2.6 2.3q-.3.3-.8 0l-.7-.6-.4-.4-.5-.6-.4-.6q-1.5 1.9-3.2 2.2-.9.3-2.4.3-2.2 0-3.7-1.3-1.4-1.5-1.4-4zm5-.5q0 1 .6 1.8a2 2 0 0 0 1.8.6h.2a3 3 0 0 0 1.9-1.6l.5-1.2.2-1v-2.1q-1.7 0-2.6.2-2.5.8-2.5 3.3zM26 24.5l.2-.2 1.4-.7 2.2-.3h.5q1.3.2 1.6.5v.7q0 1-.5 2.4-.5 1.5-1.5 2.2l-.3.2q-.3-.1-.2-.4a11 11 0 0 0 1.1-3.5l-.1-.4q-.3-.4-1.6-.4h-1.2l-1.3.3-.3-.1v-.2',
  },
  Apple: {
    viewBox: '0 0 32 32',
    path: 'm9.4 31.4-1.6-1.5-1.4-2A19 19 0 0 1 4 23.1q-1-3-1-5.8 0-3.2 1.3-5.5A8 8 0 0 1 7.1 9 8 8 0 0 1 11 7.8l1.5.2 1.5.5L15 9l1 .2q.4 0 1-.2l1-.4 1.3-.4 1.4-.4h1.5l2.6.5a7 7 0 0 1 3.3 2.6l-1 .8a8 8 0 0 0-1.6 2 7 7 0 0 0-.9 3.3 7 7 0 0 0 1.1 3.8 7 7 0 0 0 2 2q.7.6 1.2.7-.2.8-.6 1.4L26.8 28l-1.4 2-1.6 1.4q-.8.5-1.9.6l-1.4-.2-1.1-.4-1.2-.5a6 6 0 0 0-3.1 0l-1.2.4-1.2.5-1.3.2q-1 0-2-.6zm9.2-24.6a5 5 0 0 1-2.7.6q-.1-1.3.4-2.7a7 7 0 0 1 1.3-2.3A7 7 0 0 1 19.8.7q1.3-.6 2.5-.7.2 1.4-.3 2.8A8 8 0 0 1 20.7 5a7 7 0 0 1-2.1 1.7z',
  },
  /** Only the first letter: the full wordmark would be too small to read. */
  Yandex: {
    viewBox: '-3.75 9 14 14',
    path: 'M2.5 21.8V18L0 11.2h1.3L3 16.4l2.2-6.3h1.2l-2.8 8v3.7z',
  },
  Adobe: {
    viewBox: '0 0 32 32',
    path: 'M20.1 2.7H32v26.6zm-8.2 0H0v26.6zm4.1 9.8 7.5 16.8h-5.1L16.3 24h-5.5z',
  },
  Meta: {
    viewBox: '0 0 24 24',
    path: 'M7 4C5 4 3.1 5.3 2 7.1a14 14 0 0 0-1.8 9.3l.3.9.3.7q1 1.9 3.6 2 2.2.1 4-2.5c.8-1 1.1-1.6 2.7-4.3l.7-1.3.2-.4.2.3 2.1 3.6a17 17 0 0 0 2.5 3.4q1.5 1.3 3 1.2 1.7 0 2.5-.9l.8-1q.9-1.2.9-3.7 0-4.1-2-7.4-2.1-3-4.8-3-1.5 0-3 1.3l-1.9 2q-1-1.2-2-2A5 5 0 0 0 7 4m10 2q1.9.1 3 2c1.2 1.8 1.7 4.3 1.7 6.5 0 1.5-.4 2.9-1.8 2.9q-.8.1-1.7-1L15.4 12l-.6-1-1.3-2 .2-.3Q15.2 6 17.1 6M7 6.7c1.2 0 2 .8 2.6 1.5q.6.5 1.3 1.6l-1 1.5-2.9 4.4c-1.2 1.6-1.8 1.8-2.5 1.8q-.8 0-1.3-.8a4 4 0 0 1-.5-2q0-3.6 1.7-6.1.7-1.1 1.5-1.6z',
  },
};

/** Well-known companies without a freely licensed logo, and the initials shown instead. */
export const companyMonograms: Record<string, string> = { JPMorgan: 'JP', Bloomberg: 'B' };
