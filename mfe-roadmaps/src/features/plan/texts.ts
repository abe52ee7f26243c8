import { counted, durationInWords } from '@site/shared/contracts/composition';
import type { CountedAs, Plan, PlanDay, RoadmapSummary } from '@site/shared/contracts/practice';
import { dayInWords } from '@site/shared/revision';

/** What a plan counts: problems, or units if one of its roadmaps isn't made of problems. */
export type Noun = CountedAs;

export function nounOf({ roadmaps }: Plan, all: readonly RoadmapSummary[]): Noun {
  const isCountedInUnits = (id: string) =>
    all.some((roadmap) => roadmap.id === id && roadmap.counted_as === 'unit');
  return roadmaps.some(({ id }) => isCountedInUnits(id)) ? 'unit' : 'problem';
}

/** The effort of some days, such as '12 problems, 3 to revise · 5 h'. */
export function loadInWords(days: readonly PlanDay[], noun: Noun): string {
  const sum = (of: (day: PlanDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const units = sum((day) => day.units.length);
  const reviews = sum((day) => day.reviews);
  const parts = [
    ...(units > 0 ? [counted(units, noun)] : []),
    ...(reviews > 0 ? [`${reviews} to revise`] : []),
  ];
  return `${parts.join(', ')} · ${durationInWords(sum((day) => day.minutes))}`;
}

/** How many won't fit. */
export function restInWords({ settings, roadmaps, rest }: Plan, today: string, noun: Noun): string {
  const open = roadmaps.reduce((sum, { total, completed }) => sum + total - completed, 0);
  const count = rest?.count ?? 0;
  if (settings.targetDate <= today) {
    return `Your target date has come, and ${counted(count, noun)} ${count === 1 ? 'is' : 'are'} left`;
  }
  return `${count} of ${counted(open, noun)} won't fit before ${dayInWords(settings.targetDate, today)}`;
}

/** What would make them fit. */
export function remedyInWords({ rest, settings }: Plan, today: string): string {
  const date = rest?.targetDate && dayInWords(rest.targetDate, today);
  const hours = rest?.hoursPerWeek && `${rest.hoursPerWeek} hours a week`;
  if (hours && date) return `${hours} would do, or a target date of ${date} at this pace.`;
  if (hours) return `${hours} would do.`;
  const enough = settings.targetDate <= today ? '' : 'No number of hours would do. ';
  if (date) return `${enough}At this pace, you'd be ready by ${date}.`;
  return `${enough}At this pace, it would take more than two years: choose more hours, or fewer roadmaps.`;
}
