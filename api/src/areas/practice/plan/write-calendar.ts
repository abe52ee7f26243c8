import type { PlanDay } from '@site/shared/contracts';
import ical, { ICalEventTransparency } from 'ical-generator';
import { dateOf, dayAfter } from '../local-days/local-days.ts';

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
