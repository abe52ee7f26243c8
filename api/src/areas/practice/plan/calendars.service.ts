import type { PlanCalendar } from '@site/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { newOpaqueToken, opaqueTokenHash } from '../../../session/opaque-token.ts';
import { deleteCalendar, findCalendar, saveCalendar } from './calendars.repository.ts';
import type { createPlans } from './plan.service.ts';
import { writeCalendar } from './write-calendar.ts';

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
