const two = (number: number) => String(number).padStart(2, '0');

/** A time as the value of a datetime-local field: to the minute, in the browser's time zone. */
export function toLocalTime(time: string): string {
  const at = new Date(time);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The value of such a field in UTC; null if it's empty or invalid. */
export function fromLocalTime(typed: string): string | null {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
