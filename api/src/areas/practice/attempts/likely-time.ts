/** How far the clock of a device may be ahead. */
const AHEAD_MS = 5 * 60_000;
/** No device of ours has made anything before. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** When something was made: what the device says, unless its clock is wrong beyond doubt. */
export function likelyTime(time: string, now: Date): Date {
  const said = Date.parse(time);
  return said < EARLIEST || said > now.getTime() + AHEAD_MS ? now : new Date(said);
}
