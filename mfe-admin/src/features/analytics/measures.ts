import type { AnalyticsMeasure } from '@site/shared/contracts';

/** The measures in the order in which they are shown, with their names. */
export const measures: readonly { measure: AnalyticsMeasure; name: string; hint: string }[] = [
  { measure: 'signups', name: 'Sign-ups', hint: 'Accounts opened, except those deleted since' },
  {
    measure: 'activeLearners',
    name: 'Active learners',
    hint: 'People who completed, revised, noted or said something',
  },
  {
    measure: 'completions',
    name: 'Completions',
    hint: 'Problems marked complete, except those unmarked since',
  },
  {
    measure: 'articleViews',
    name: 'Article readers',
    hint: 'Each reader counts once per article and day',
  },
  { measure: 'callbackRequests', name: 'Callback requests', hint: 'Contact details left' },
];

const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Nov 21, 2026 */
export const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** How much more or less than before, as in +25%; null if there was nothing before. */
export function change(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}%`;
}
