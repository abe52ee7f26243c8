import { counted, type Home, type Streak, type WeekDay } from '@site/shared/contracts';

/** 3 days practised · 7 solved */
export function weekText(week: WeekDay[]): string {
  const practised = week.filter(({ activities }) => activities > 0).length;
  const solved = week.reduce((sum, day) => sum + day.solved, 0);
  return `${counted(practised, 'day')} practised · ${solved} solved`;
}

export const lastWeekText = (lastWeek: Home['lastWeek']): string =>
  lastWeek.days === 0
    ? 'Solve or revise a problem, or write a note or comment, to make a day count.'
    : `Last week: ${counted(lastWeek.days, 'day')}, ${lastWeek.solved} solved.`;

/** What keeps the streak going: true for today, and without blame for a day off. */
export function streakText({ current, longest }: Streak, week: WeekDay[], today: string): string {
  if (current === 0) {
    return longest === 0
      ? "It starts with the first thing you do. A day off won't end it."
      : `Your longest was ${counted(longest, 'day')}. Anything you do today starts a new one.`;
  }
  const isDone = week.some(({ day, activities }) => day === today && activities > 0);
  const record = longest > current ? ` Your longest: ${counted(longest, 'day')}.` : '';
  if (isDone) return `Today counts. A day off won't end it.${record}`;
  return `Anything you do today makes it ${current + 1}.${record}`;
}
