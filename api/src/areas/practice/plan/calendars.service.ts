import type { PlanCalendar, PlanDay } from '@site/shared/contracts/practice';
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { newOpaqueToken, opaqueTokenHash } from '../../../session/opaque-token.ts';
import { dateOf, dayAfter } from '../local-days/local-days.ts';
import { deleteCalendar, findCalendar, saveCalendar } from './plan.repository.ts';
import type { createPlans } from './plan.service.ts';

interface CalendarOptions {
  plans: Pick<ReturnType<typeof createPlans>, 'find'>;
  publicUrl: string;
  siteName: string;
}

const noPlan = () => notFound("You don't have a plan.");

/** Plans as calendar files, for their owners and for anyone who has a plan's secret address. */
export function createCalendars(
  { kysely }: Pick<Database, 'kysely'>,
  { plans, publicUrl, siteName }: CalendarOptions,
) {
  /** @throws DomainError 404 without a plan. */
  async function write(userId: string, zone: string): Promise<string> {
    const { plan } = await plans.find(userId, zone);
    if (!plan) throw noPlan();
    return writeCalendar({ days: plan.days, publicUrl, siteName, now: new Date() });
  }

  return {
    write,

    /** Gives the plan a secret address; one that it had before ends. @throws DomainError 404 without a plan. */
    async publish(userId: string, zone: string): Promise<PlanCalendar> {
      const { token, hash } = newOpaqueToken();
      const since = await saveCalendar(kysely, userId, { hash, zone });
      if (!since) throw noPlan();
      return { url: `${publicUrl}/v1/calendars/${token}.ics`, since: since.toISOString() };
    },

    /** Ends the secret address, if there is one. */
    revoke: (userId: string) => deleteCalendar(kysely, userId),

    /** @throws DomainError 404 for an address that nobody's plan has. */
    async read(file: string): Promise<string> {
      const secret = file.slice(0, -'.ics'.length);
      const calendar = await findCalendar(kysely, opaqueTokenHash(secret));
      if (!calendar) throw notFound("This calendar doesn't exist any more.");
      return write(calendar.userId, calendar.zone);
    },
  };
}

interface CalendarFacts {
  days: readonly PlanDay[];
  /** Of the site, such as https://learn.example.org. */
  publicUrl: string;
  /** The name of the site. */
  siteName: string;
  now: Date;
}

const REFRESH_SECONDS = 6 * 60 * 60;

/**
 * A plan as iCalendar: an event for each day that holds something, all day and without blocking it, which lists what to
 * do with its address. A day's event stays the same whatever is planned for it.
 */
export function writeCalendar({ days, publicUrl, siteName, now }: CalendarFacts): string {
  const { host } = new URL(publicUrl);
  const url = `${publicUrl}/roadmaps/plan`;
  const calendar = ical({
    name: `Plan · ${siteName}`,
    prodId: { company: siteName, product: 'Plan', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const day of days) {
    calendar.createEvent({
      id: `plan-${day.day}@${host}`,
      start: dateOf(day.day),
      end: dateOf(dayAfter(day.day, 1)),
      allDay: true,
      stamp: now,
      summary: summaryOf(day),
      description: [...linesOf(day, publicUrl), `Your plan: ${url}`].join('\n'),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

const summaryOf = ({ units, reviews, minutes }: PlanDay): string => {
  const parts = [
    ...(units.length > 0 ? [`${units.length} new`] : []),
    ...(reviews > 0 ? [`${reviews} to revise`] : []),
  ];
  return `${parts.join(', ')} (${minutes} min)`;
};

const linesOf = ({ units, reviews }: PlanDay, publicUrl: string): string[] => [
  ...(reviews > 0 ? [`${reviews} to revise: ${publicUrl}/roadmaps/today`] : []),
  ...units.map((unit) => `${unit.name}: ${publicUrl}${pathOf(unit)}`),
];

/** Its page on this site, or its place on the sheet. */
const pathOf = ({ articleLink, roadmap, unitId }: PlanDay['units'][number]): string =>
  articleLink?.startsWith('/') ? articleLink : `/roadmaps/${roadmap.id}?problem=${unitId}`;
