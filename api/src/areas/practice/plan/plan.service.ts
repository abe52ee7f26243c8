import { PLAN_DAYS, type PlanAnswer, type PlanSettings } from '@site/shared/contracts/practice';
import { createConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts';
import type { Database } from '../../../database/database.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { FindUnitPages } from '../exercises/unit-pages.ts';
import { dayAfter, dayIn, daysIn } from '../local-days/local-days.ts';
import { findWeakTopics } from '../mock-attempts/score.ts';
import { isAutomatic } from '../revision/additions.repository.ts';
import { findReviewedOn } from '../revision/reviews.repository.ts';
import { findCards } from '../revision/revision.repository.ts';
import { makePlan, type PlanFacts } from './make-plan.ts';
import {
  deleteSettings,
  findCalendarSince,
  findRoadmapIds,
  findSettings,
  findUnits,
  saveSettings,
} from './plan.repository.ts';

const refused = (field: keyof PlanSettings, message: string) =>
  new DomainError(400, 'invalid', message, { [field]: message });

/** Anyone may request a plan, and each occupies the process for some milliseconds: others get their turn in between. */
const oneAtATime = createConcurrencyLimit({
  concurrency: 1,
  queueSize: 50,
  busy: 'A lot of people are making plans right now. Please try again in a moment.',
});

/**
 * Each person's plan: what to do on which day until a target date. Only its settings are stored.
 * @param now the moment it is; tests bring their own.
 */
export function createPlans(
  { kysely }: Pick<Database, 'kysely'>,
  unitPages: FindUnitPages,
  now = () => new Date(),
) {
  /** What these settings come to for a person, or for a visitor, of whom the site knows nothing. */
  async function compute(userId: string | null, settings: PlanSettings, zone: string) {
    const dayOf = daysIn(zone);
    const today = dayOf(now());
    const [rows, pages, own] = await Promise.all([
      findUnits(kysely, userId, settings.roadmapIds),
      unitPages(),
      userId === null ? nothingYet : findOwn(userId, today),
    ]);
    const units = rows.map((row) => ({
      unitId: row.unitId,
      name: row.name,
      difficulty: row.difficulty,
      topic: row.topic,
      topicId: row.topicId,
      priority: row.priority,
      roadmap: { id: row.roadmapId, title: row.roadmapTitle },
      problemLink: row.problemLink,
      articleLink: pages.get(row.unitId) ?? row.articleLink,
      minutes: row.minutes,
      completed: row.completed,
      completedOn: row.completedAt && dayOf(row.completedAt),
    }));
    return makePlan({ settings, today, units, ...own });
  }

  async function findOwn(userId: string, today: string): Promise<OwnFacts> {
    const [cards, reviewed, automatic, weak] = await Promise.all([
      findCards(kysely, userId),
      findReviewedOn(kysely, userId, today),
      isAutomatic(kysely, userId),
      findWeakTopics(kysely, userId, now()),
    ]);
    return { cards, reviewed, automatic, weak };
  }

  async function find(userId: string, zone: string): Promise<PlanAnswer> {
    const today = dayIn(zone, now());
    const settings = await findSettings(kysely, userId);
    if (!settings) return { today, plan: null, calendarSince: null };
    const [plan, since] = await Promise.all([
      compute(userId, settings, zone),
      findCalendarSince(kysely, userId),
    ]);
    return { today, plan, calendarSince: since?.toISOString() ?? null };
  }

  /** @throws DomainError 400 for a target date that's too early or too late, and for unknown roadmaps. */
  async function check({ targetDate, roadmapIds }: PlanSettings, zone: string): Promise<void> {
    const today = dayIn(zone, now());
    if (targetDate <= today) throw refused('targetDate', 'Choose a day after today.');
    if (targetDate > dayAfter(today, PLAN_DAYS)) {
      throw refused('targetDate', 'Choose a day within the next two years.');
    }
    const known = await findRoadmapIds(kysely, roadmapIds);
    if (known.length < roadmapIds.length) {
      throw refused('roadmapIds', 'Choose among the roadmaps of this site.');
    }
  }

  return {
    find,

    /** @throws DomainError 400 as `check` does */
    async save(
      userId: string,
      { zone, ...settings }: PlanSettings & { zone: string },
    ): Promise<PlanAnswer> {
      await check(settings, zone);
      await saveSettings(kysely, userId, settings);
      return find(userId, zone);
    },

    /**
     * A visitor's plan, of which nothing is stored.
     * @throws DomainError 400 as `check` does, 503 if too many wait
     */
    preview: ({ zone, ...settings }: PlanSettings & { zone: string }): Promise<PlanAnswer> =>
      oneAtATime(async () => {
        await check(settings, zone);
        const plan = await compute(null, settings, zone);
        return { today: dayIn(zone, now()), plan, calendarSince: null };
      }),

    /** Deletes the plan, if there is one; progress and schedule stay. */
    remove: (userId: string) => deleteSettings(kysely, userId),
  };
}

type OwnFacts = Pick<PlanFacts, 'cards' | 'reviewed' | 'automatic' | 'weak'>;

/** What the site knows of a visitor, and of a person who has just signed up. */
const nothingYet: OwnFacts = { cards: [], reviewed: [], automatic: true };
