/** Times of a clock on the wall in any time zone, where a time may come twice, or not at all, when clocks change. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const two = '2-digit';
  const made = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: two, day: two },
    ...{ hour: two, minute: two },
  });
  formats.set(zone, made);
  return made;
}

/** What the clock shows there, to the minute, as the value of a datetime-local field. */
export function clockIn(zone: string, at: Date): string {
  const parts = formatIn(zone).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const DAY_MS = 86_400_000;

/** The clock's distance from UTC, in milliseconds. */
const offsetIn = (zone: string, at: number) => {
  const minute = Math.floor(at / 60_000) * 60_000;
  return Date.parse(`${clockIn(zone, new Date(minute))}Z`) - minute;
};

/**
 * The moments at which the clock there shows a time, in order: none if clocks skip it, two if they are set back over it.
 * @param typed the value of a datetime-local field
 */
export function momentsOf(typed: string, zone: string): Date[] {
  const wall = Date.parse(`${typed}Z`);
  if (Number.isNaN(wall)) return [];
  // No zone changes its clocks twice in two days.
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((at) => offsetIn(zone, at)));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => at + offsetIn(zone, at) === wall)
    .sort((one, other) => one - other)
    .map((at) => new Date(at));
}

/** The time zone of this browser, such as Asia/Kolkata. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone that this browser knows, and these. */
export const zonesWith = (...others: string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...others])].sort();

/** A time zone to read, such as America/New York. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');

/** A moment as the clock there shows it, with the zone, and with the reader's own time if that differs. */
export function zonedText(at: string, zone: string): string {
  const text = `${timeIn(at, zone)} (${zoneText(zone)})`;
  const own = ownZone();
  const isOwn = clockIn(zone, new Date(at)) === clockIn(own, new Date(at));
  return isOwn ? text : `${text}, which is ${timeIn(at, own)} in ${zoneText(own)}`;
}

const timeIn = (at: string, zone: string) =>
  new Intl.DateTimeFormat(undefined, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: zone },
  }).format(new Date(at));

/** Which of two moments with the same time it is, such as GMT+2. */
export const offsetText = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
