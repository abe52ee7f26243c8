const HOUR = 60;

/** Such as 45 min, 2 h or 1 h 30 min. */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
