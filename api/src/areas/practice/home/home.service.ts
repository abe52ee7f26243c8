import type {
  CommentSubject,
  Home,
  LastPlace,
  NextProblem,
  Plan,
  PlanToday,
  PlanUnit,
  RunningTest,
  WeekDay,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { countByDay, streakOf } from '../activity/activity.service.ts';
import { findSubject } from '../discussion-subjects/subjects.repository.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { dateOf, dayAfter, daysIn } from '../local-days/local-days.ts';
import { findRunning } from '../mock-attempts/mock-attempts.repository.ts';
import { createPlans } from '../plan/plan.service.ts';
import { findDays } from '../revision/revision.repository.ts';
import {
  findChangedLast,
  findNext,
  findOpenedLast,
  findSolvedSince,
  saveOpened,
} from './home.repository.ts';

const THIS_AND_LAST_WEEK_MS = 15 * 24 * 60 * 60 * 1000;

/** @param now the moment it is; tests bring their own. */
export async function findHome(
  kysely: Kysely<DB>,
  unitPages: FindUnitPages,
  { userId, zone }: { userId: string; zone: string },
  now = new Date(),
): Promise<Home> {
  const plans = createPlans({ kysely }, unitPages, () => now);
  const [{ counts, today }, solvedAt, cards, next, pages, { plan }, test, last] = await Promise.all(
    [
      countByDay(kysely, userId, zone, now),
      findSolvedSince(kysely, userId, new Date(now.getTime() - THIS_AND_LAST_WEEK_MS)),
      findDays(kysely, userId),
      findNext(kysely, userId),
      unitPages(),
      plans.find(userId, zone),
      findRunning(kysely, userId, now),
      findLast(kysely, userId),
    ],
  );
  const dayOf = daysIn(zone);
  const solved = new Map<string, number>();
  for (const day of solvedAt.map(dayOf)) solved.set(day, (solved.get(day) ?? 0) + 1);
  const of = (day: string): WeekDay => ({
    day,
    activities: counts.get(day) ?? 0,
    solved: solved.get(day) ?? 0,
  });
  const week = weekOf(today);
  const pathOf = ({ unitId, roadmap }: Pick<NextProblem, 'unitId' | 'roadmap'>) =>
    pages.get(unitId) ?? rowPath(roadmap.id, unitId);
  const lastWeek = week.map((day) => of(dayAfter(day, -7)));
  return {
    today,
    due: cards.filter(({ dueOn }) => dueOn <= today).map(({ unitId }) => unitId),
    planUntil: plan?.settings.targetDate ?? null,
    plan: plan ? planToday(plan, today, pathOf) : undefined,
    runningTest: test ? runningTestOf(test, now) : undefined,
    begun: next.begun,
    next: next.problems.map((problem) => ({ ...problem, path: pathOf(problem) })),
    week: week.map(of),
    lastWeek: {
      days: lastWeek.filter(({ activities }) => activities > 0).length,
      solved: lastWeek.reduce((sum, day) => sum + day.solved, 0),
    },
    streak: streakOf([...counts.keys()], today),
    last,
  };
}

const WEEK_DAYS = 7;

/** Monday to Sunday of the week in which a day lies. */
export function weekOf(day: string): string[] {
  const sinceMonday = (dateOf(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return Array.from({ length: WEEK_DAYS }, (_, index) => dayAfter(day, index - sinceMonday));
}

/**
 * What a plan has for today; nothing if nothing is left in it.
 * @param pathOf where a problem is solved
 */
function planToday(
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

const runningTestOf = (
  { id, test_id, ends_at }: { id: string; test_id: string; ends_at: Date },
  now: Date,
): RunningTest => ({
  path: `/mock-tests/${test_id}/${id}`,
  endsAt: ends_at.toISOString(),
  now: now.toISOString(),
});

/** What was opened or changed last, whichever is later. */
async function findLast(kysely: Kysely<DB>, userId: string): Promise<LastPlace | null> {
  const [opened, changed] = await Promise.all([
    findOpenedLast(kysely, userId),
    findChangedLast(kysely, userId),
  ]);
  if (opened && (!changed || opened.at > changed.at)) {
    const subject = await findSubject(kysely, opened.subject);
    const kind = opened.subject.startsWith('article:') ? 'article' : 'dsa-problem';
    const { title, path } = subject ?? {};
    if (title && path) return { kind, title, path, at: opened.at.toISOString() };
  }
  if (!changed) return null;
  const { unitId, name, roadmapId, at } = changed;
  return { kind: 'problem', title: name, path: rowPath(roadmapId, unitId), at: at.toISOString() };
}

/** The row of a problem on its practice sheet. */
const rowPath = (roadmapId: string, unitId: string): string =>
  `/roadmaps/${roadmapId}?problem=${unitId}`;

/** @throws DomainError 404 if there is no such page */
export async function recordOpened(
  kysely: Kysely<DB>,
  userId: string,
  subject: CommentSubject,
): Promise<void> {
  if (!(await findSubject(kysely, subject))) {
    throw notFound("This problem or article doesn't exist.");
  }
  await saveOpened(kysely, userId, subject);
}
