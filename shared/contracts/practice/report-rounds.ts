/** The rounds of a hiring process in which a problem can have come up. */
export const reportRounds = [
  'online-test',
  'phone',
  'on-site',
  'technical',
  'managerial',
  'hr',
  'other',
] as const;
export type ReportRound = (typeof reportRounds)[number];

export const COMPANY_NAME_MAX = 60;

/** How far back a report can reach: what a company asked long ago says little about what it asks. */
export const REPORT_MONTHS = 36;

/** So many learners have to report the same before anybody else learns of it. */
export const PUBLIC_FROM = 3;

/** The months that a report can be of, such as 2026-11, the latest first. */
export function reportMonths(now: Date): string[] {
  return Array.from({ length: REPORT_MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back)).toISOString().slice(0, 7),
  );
}
