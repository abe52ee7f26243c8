import type { NextProblem, Plan, PlanToday, PlanUnit } from '@site/shared/contracts';

/**
 * What a plan has for today; nothing if nothing is left in it.
 * @param pathOf where a problem is solved
 */
export function planToday(
  { days, done }: Plan,
  today: string,
  pathOf: (problem: Pick<NextProblem, 'unitId' | 'roadmap'>) => string,
): PlanToday | undefined {
  if (days.length === 0) return undefined;
  const planned = days.find(({ day }) => day === today);
  const problemOf = ({ unitId, name, difficulty, topic, roadmap, minutes }: PlanUnit) => ({
    ...{ unitId, name, difficulty, topic, roadmap, minutes },
    path: pathOf({ unitId, roadmap }),
  });
  return {
    problems: planned?.units.map(problemOf) ?? [],
    reviews: planned?.reviews ?? 0,
    minutes: planned?.minutes ?? 0,
    done: { problems: done.units.length, reviews: done.reviews, minutes: done.minutes },
    continuesOn: days.find(({ day }) => day > today)?.day ?? null,
  };
}
