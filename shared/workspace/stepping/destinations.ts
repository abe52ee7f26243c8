import type { Moment, Step } from './recording.ts';

/** Where one can go from a step; null if there's nothing that way. */
export interface Destinations {
  first: number | null;
  back: number | null;
  forward: number | null;
  last: number | null;
  previousBreakpoint: number | null;
  nextBreakpoint: number | null;
}

export function destinationsFrom(
  { recording: { steps }, index }: Moment,
  breakpoints: ReadonlySet<number>,
): Destinations {
  const end = steps.length - 1;
  const stops = ({ kind, line }: Step) => kind === 'line' && line !== null && breakpoints.has(line);
  const before = steps.slice(0, index).findLastIndex(stops);
  const after = steps.slice(index + 1).findIndex(stops);
  return {
    first: index > 0 ? 0 : null,
    back: index > 0 ? index - 1 : null,
    forward: index < end ? index + 1 : null,
    last: index < end ? end : null,
    previousBreakpoint: before === -1 ? null : before,
    nextBreakpoint: after === -1 ? null : index + 1 + after,
  };
}
