import { Button, ChevronLeftIcon, ChevronRightIcon } from '@site/shared/ui';
import type { ReactNode } from 'react';
import type { Moment, Step } from './recording.ts';
import styles from './step-controls.module.css';

interface StepControlsProps {
  index: number;
  count: number;
  destinations: Destinations;
  /** Whether there are any. */
  breakpoints: boolean;
  onGo: (to: number | null) => void;
  /** What happens at this step. */
  words: string;
}

/** Where one is in a recording, and what leads elsewhere. */
export function StepControls({
  index,
  count,
  destinations,
  breakpoints,
  onGo,
  words,
}: StepControlsProps) {
  const place = `Step ${(index + 1).toLocaleString('en')} of ${count.toLocaleString('en')}`;
  const goes = (to: keyof Destinations, name: ReactNode, label?: string) => (
    // A disabled button would lose the focus at either end.
    <Button
      size="sm"
      variant={to === 'back' || to === 'forward' ? 'secondary' : 'ghost'}
      aria-disabled={destinations[to] === null || undefined}
      aria-label={label}
      onClick={() => onGo(destinations[to])}
    >
      {name}
    </Button>
  );
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        {goes('first', 'First')}
        {goes('back', 'Back')}
        {goes('forward', 'Forward')}
        {goes('last', 'Last')}
        {breakpoints && (
          <span className={styles.breakpoints}>
            {goes(
              'previousBreakpoint',
              <>
                <ChevronLeftIcon aria-hidden="true" /> Breakpoint
              </>,
              'Previous breakpoint',
            )}
            {goes(
              'nextBreakpoint',
              <>
                Breakpoint <ChevronRightIcon aria-hidden="true" />
              </>,
              'Next breakpoint',
            )}
          </span>
        )}
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label="Step"
        aria-valuetext={place}
        min={1}
        max={count}
        value={index + 1}
        onChange={({ target }) => onGo(Number(target.value) - 1)}
      />
      <p className={styles.place}>
        {place}. <strong>{words}</strong>
      </p>
    </div>
  );
}

/** Where one can go from a step; null if there's nothing that way. */
interface Destinations {
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
