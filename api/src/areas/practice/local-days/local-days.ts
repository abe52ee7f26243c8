const DAY_MS = 24 * 60 * 60 * 1000;

/** There are about 600 names, but capitals don't matter in them. */
const MOST_FORMATS = 1_000;
/** To make one takes longer than the rest of a change of progress. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format) return format;
  if (formats.size === MOST_FORMATS) formats.clear();
  format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Returns the day on which a moment falls in an IANA time zone, such as 2026-11-21. */
export function daysIn(zone: string): (moment: Date) => string {
  const format = formatIn(zone);
  return (moment) => {
    const parts = format.formatToParts(moment);
    const of = (type: string) => parts.find((part) => part.type === type)?.value;
    return `${of('year')}-${of('month')}-${of('day')}`;
  };
}

/** The day it is at `moment` in an IANA time zone. */
export const dayIn = (zone: string, moment: Date): string => daysIn(zone)(moment);

/** Midnight UTC stands for a day wherever days are counted: there it has always 24 hours. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whole days from one day to a later one; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

/** The day that comes `count` days later; earlier for a negative count. */
export const dayAfter = (day: string, count: number): string =>
  dayOf(new Date(dateOf(day).getTime() + count * DAY_MS));

/** The later of two days. */
export const laterOf = (one: string, other: string): string => (one > other ? one : other);
