import {
  PLAN_DAYS,
  PLAN_HOURS,
  type Plan,
  type PlanRest,
  type PlanSettings,
  type PlanUnit,
} from '@site/shared/contracts/practice';
import { dayAfter, daysBetween } from '../local-days/local-days.ts';
import type { RevisionCard } from '../revision/spaced-repetition.ts';
import {
  comingReviews,
  dailyTime,
  practiceDays,
  revisingTime,
  solvingTime,
  usualGaps,
} from './pace.ts';
import {
  coverTopics,
  lastDay,
  type RankedTask,
  scheduleDays,
  type Workload,
} from './schedule-days.ts';

/** A problem of the roadmaps, with the minutes that it takes in the middle. */
export interface PlannableUnit extends PlanUnit {
  completed: boolean;
  /** The day on which that was changed last. */
  completedOn: string | null;
  topicId: string;
  priority: 'low' | 'medium' | 'high';
}

export interface PlanFacts {
  settings: PlanSettings;
  today: string;
  /** All problems of the roadmaps, in order. */
  units: readonly PlannableUnit[];
  /** What is on the revision schedule, the one that is due first first, with the minutes of its problem. */
  cards: readonly (RevisionCard & { minutes: number })[];
  /** For each problem that was revised today, its minutes. */
  reviewed: readonly number[];
  /** Whether solved problems come back by themselves. */
  automatic: boolean;
  /** The ids of topics that are solved before the others, the first one first. */
  weak?: readonly string[];
}

type Task = PlanUnit & RankedTask;

/**
 * What to do on which day, from today on. It's made from how things stand, so that a day that was missed moves what
 * was planned for it, and doing what's planned changes nothing else.
 */
export function makePlan(facts: PlanFacts): Plan {
  const { settings, today, units } = facts;
  const load = workloadOf(facts);
  const length = Math.max(0, daysBetween(today, settings.targetDate));
  const planned = scheduleDays({ ...load, length, tasks: coverTopics({ ...load, length }) });
  const chosen = new Set(planned.flatMap(({ tasks }) => tasks));
  const rest = load.tasks.filter((task) => !chosen.has(task));
  return {
    settings,
    roadmaps: roadmapsOf(units),
    done: doneOn(facts),
    days: planned.map(({ day, minutes, reviews, tasks }) => ({
      day: dayAfter(today, day),
      minutes,
      reviews,
      units: tasks.map(({ again: _, rank: __, ...unit }) => unit),
    })),
    rest:
      rest.length > 0
        ? {
            count: rest.length,
            topics: topicsOf(rest),
            hoursPerWeek: enoughHours({ ...load, length }, settings),
            targetDate: enoughDays(load, today),
          }
        : null,
  };
}

function workloadOf({ settings, today, units, cards, automatic, weak = [], ...facts }: PlanFacts) {
  const { level, days } = settings;
  const gaps = usualGaps(today);
  const reviews = new Map<number, number[]>();
  for (const card of cards) {
    for (const day of comingReviews(card, gaps, today)) {
      const due = reviews.get(day);
      if (due) due.push(revisingTime(card.minutes, level));
      else reviews.set(day, [revisingTime(card.minutes, level)]);
    }
  }
  const ranks = ranksOf(units);
  const solvedToday = { lastReviewedOn: today, dueOn: dayAfter(today, gaps[0] ?? PLAN_DAYS) };
  return {
    tasks: weakFirst(
      units.filter(({ completed }) => !completed),
      weak,
    ).map(
      (unit): Task => ({
        ...planUnitOf(unit, settings),
        ...(weak.includes(unit.topicId) && { weakTopic: true }),
        again: revisingTime(unit.minutes, level),
        rank: ranks.get(unit) ?? 0,
      }),
    ),
    reviews,
    returns: automatic ? comingReviews(solvedToday, gaps, today) : [],
    spent: doneOn({ settings, today, units, ...facts }).minutes,
    daily: dailyTime(settings),
    practises: practiceDays(days, today),
  };
}

/** Those of weak topics before the others; otherwise in their order. */
function weakFirst(units: readonly PlannableUnit[], weak: readonly string[]): PlannableUnit[] {
  const rank = ({ topicId }: PlannableUnit) =>
    weak.includes(topicId) ? weak.indexOf(topicId) : weak.length;
  return units.toSorted((one, other) => rank(one) - rank(other));
}

const importanceOf = ({ priority }: PlannableUnit) => ({ high: 0, medium: 1, low: 2 })[priority];

/** The place of each problem in its topic, the most important first. */
function ranksOf(units: readonly PlannableUnit[]): ReadonlyMap<PlannableUnit, number> {
  const counts = new Map<string, number>();
  const ranks = new Map<PlannableUnit, number>();
  for (const unit of units.toSorted((one, other) => importanceOf(one) - importanceOf(other))) {
    const rank = counts.get(unit.topicId) ?? 0;
    ranks.set(unit, rank);
    counts.set(unit.topicId, rank + 1);
  }
  return ranks;
}

/** Named one by one, which takes a fraction of the time of leaving the others out: a plan holds hundreds. */
const planUnitOf = (unit: PlannableUnit, { level }: PlanSettings): PlanUnit => ({
  unitId: unit.unitId,
  name: unit.name,
  difficulty: unit.difficulty,
  topic: unit.topic,
  roadmap: unit.roadmap,
  problemLink: unit.problemLink,
  articleLink: unit.articleLink,
  minutes: solvingTime(unit.minutes, level),
});

function doneOn({
  settings,
  today,
  units,
  reviewed,
}: Pick<PlanFacts, 'settings' | 'today' | 'units' | 'reviewed'>): Plan['done'] {
  const solved = units
    .filter(({ completed, completedOn }) => completed && completedOn === today)
    .map((unit) => planUnitOf(unit, settings));
  const minutes = [
    ...solved.map((unit) => unit.minutes),
    ...reviewed.map((each) => revisingTime(each, settings.level)),
  ];
  return {
    units: solved,
    reviews: reviewed.length,
    minutes: minutes.reduce((sum, each) => sum + each, 0),
  };
}

function roadmapsOf(units: PlanFacts['units']): Plan['roadmaps'] {
  const roadmaps = new Map<string, Plan['roadmaps'][number]>();
  for (const { roadmap, completed } of units) {
    const known = roadmaps.get(roadmap.id) ?? { ...roadmap, total: 0, completed: 0 };
    known.total += 1;
    if (completed) known.completed += 1;
    roadmaps.set(roadmap.id, known);
  }
  return [...roadmaps.values()];
}

function topicsOf(units: readonly PlanUnit[]): PlanRest['topics'] {
  const topics: PlanRest['topics'] = [];
  for (const { topic, roadmap } of units) {
    const last = topics.at(-1);
    if (last?.topic === topic && last.roadmap === roadmap.title) last.count += 1;
    else topics.push({ topic, roadmap: roadmap.title, count: 1 });
  }
  return topics;
}

/** The hours a week with which everything fits, found by halving; null if even the most don't do. */
function enoughHours(load: Workload<Task>, { hoursPerWeek, days }: PlanSettings): number | null {
  const areEnough = (hours: number) =>
    lastDay({ ...load, daily: dailyTime({ hoursPerWeek: hours, days }) }) !== null;
  if (!areEnough(PLAN_HOURS.most)) return null;
  let tooFew = hoursPerWeek;
  let enough: number = PLAN_HOURS.most;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (areEnough(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** The day after the one on which the last task is done; null if some never are. */
function enoughDays(load: Omit<Workload<Task>, 'length'>, today: string): string | null {
  const last = lastDay({ ...load, length: PLAN_DAYS });
  return last === null ? null : dayAfter(today, last + 1);
}
