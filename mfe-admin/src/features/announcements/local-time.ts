/** A time as the value of a datetime-local field: to the minute, in the browser's time zone. */
export function toLocalTime(moment: string): string {
  const time = new Date(moment);
  time.setMinutes(time.getMinutes() - time.getTimezoneOffset());
  return time.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}
