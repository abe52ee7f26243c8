import {
  ACTIVITY_DAYS,
  type Activity,
  type ProgressByRoadmap,
  type RoadmapProgress,
  type Streak,
} from '@site/shared/contracts/practice';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/tables.ts';
import { dayAfter, daysBetween, daysIn } from '../local-days/local-days.ts';
import {
  findDone,
  findProgressRows,
  findRecentlySolved,
  findTopicRows,
  type ProgressRow,
} from './activity.repository.ts';

/** What was done on each day up to today, by the calendar of a zone. */
export async function countByDay(kysely: Kysely<DB>, userId: string, zone: string, now: Date) {
  const dayOf = daysIn(zone);
  const today = dayOf(now);
  const counts = new Map<string, number>();
  // A public profile, which anyone may request, has the days of UTC: the database counts these by itself.
  const done = await findDone(kysely, userId, zone === 'UTC' ? '1 day' : '15 minutes');
  for (const { at, day, count } of done) {
    const on = day ?? dayOf(at ?? now);
    // A traveller may have revised on a day that has not begun here.
    if (on <= today) counts.set(on, (counts.get(on) ?? 0) + count);
  }
  return { counts, today };
}

/** @param now the moment it is; tests bring their own. */
export async function findActivity(
  kysely: Kysely<DB>,
  userId: string,
  zone: string,
  now = new Date(),
): Promise<Activity> {
  const [{ counts, today }, recent] = await Promise.all([
    countByDay(kysely, userId, zone, now),
    findRecentlySolved(kysely, userId),
  ]);
  const dayOf = daysIn(zone);
  const from = dayAfter(today, 1 - ACTIVITY_DAYS);
  const shown = [...counts].filter(([day]) => day >= from).toSorted();
  return {
    from,
    today,
    days: Object.fromEntries(shown),
    streak: streakOf([...counts.keys()], today),
    recent: recent.map(({ roadmapId, roadmapTitle, solvedAt, ...problem }) => ({
      ...problem,
      roadmap: { id: roadmapId, title: roadmapTitle },
      solvedOn: dayOf(solvedAt),
    })),
  };
}

export async function findStreak(
  kysely: Kysely<DB>,
  userId: string,
  zone: string,
  now = new Date(),
): Promise<Streak> {
  const { counts, today } = await countByDay(kysely, userId, zone, now);
  return streakOf([...counts.keys()], today);
}

const nothing = () => ({ completed: 0, total: 0 });
const emptyCounts = () => ({
  all: nothing(),
  easy: nothing(),
  medium: nothing(),
  hard: nothing(),
});

export async function findProgressByRoadmap(
  kysely: Kysely<DB>,
  userId: string,
): Promise<ProgressByRoadmap> {
  const roadmaps = new Map<string, RoadmapProgress>();
  const sums = emptyCounts();
  for (const row of await findProgressRows(kysely, userId)) {
    const { id, title, countedAs } = row;
    const roadmap = roadmaps.get(id) ?? { id, title, counted_as: countedAs, ...emptyCounts() };
    roadmaps.set(id, roadmap);
    add(roadmap, row);
    add(sums, row);
  }
  return { roadmaps: [...roadmaps.values()], ...sums };
}

/** The same with the topics of each roadmap. */
export async function findProgressByTopic(
  kysely: Kysely<DB>,
  userId: string,
): Promise<ProgressByRoadmap> {
  const [progress, topics] = await Promise.all([
    findProgressByRoadmap(kysely, userId),
    findTopicRows(kysely, userId),
  ]);
  const ofRoadmap = (id: string) =>
    topics.flatMap(({ roadmapId, ...topic }) => (roadmapId === id ? topic : []));
  return {
    ...progress,
    roadmaps: progress.roadmaps.map((each) => ({ ...each, topics: ofRoadmap(each.id) })),
  };
}

function add(counts: ReturnType<typeof emptyCounts>, row: ProgressRow): void {
  for (const count of [counts.all, counts[row.difficulty]]) {
    count.completed += row.completed;
    count.total += row.total;
  }
}

/** How far two days of one streak may be apart: there may be a day off between them. */
const FARTHEST = 2;

/**
 * Counts the days on which something was done. A single day off ends nothing, two in a row do.
 * @param days on which something was done, each once, in any order, none after `today`
 */
export function streakOf(days: readonly string[], today: string): Streak {
  let longest = 0;
  let run = 0;
  let before: string | null = null;
  for (const day of days.toSorted()) {
    run = before !== null && daysBetween(before, day) <= FARTHEST ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const goesOn = before !== null && daysBetween(before, today) <= FARTHEST;
  return { current: goesOn ? run : 0, longest };
}
