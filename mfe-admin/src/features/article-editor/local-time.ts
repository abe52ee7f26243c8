const two = (number: number) => String(number).padStart(2, '0');

/** A time as a field for dates and times holds it: in the zone of the person. '' for none. */
export function toLocal(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What such a field holds as a time of the whole world; null if it's empty or no time. */
export function fromLocal(typed: string): string | null {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
