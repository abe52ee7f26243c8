import type { AnalyticsMeasure } from '@site/shared/contracts/editorial';

/** The measures in display order, with their names. */
export const measures: readonly { measure: AnalyticsMeasure; name: string; hint: string }[] = [
  {
    measure: 'signups',
    name: 'Sign-ups',
    hint: 'Accounts created, not counting those deleted since',
  },
  {
    measure: 'activeLearners',
    name: 'Active learners',
    hint: 'People who completed or revised a problem, wrote a note or commented',
  },
  {
    measure: 'completions',
    name: 'Completions',
    hint: 'Problems marked complete, not counting those unmarked since',
  },
  {
    measure: 'articleViews',
    name: 'Article readers',
    hint: 'Each reader counts once per article per day',
  },
  {
    measure: 'callbackRequests',
    name: 'Callback requests',
    hint: 'People who asked to be called back',
  },
];

const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Nov 21, 2026 */
export const dayName = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`));
