import { Fold } from './fold.tsx';
import { Prose } from './prose.tsx';

interface HintsProps {
  hints: readonly string[];
  /** How many have been read. */
  read?: number;
}

/** Hints, one at a time: each has the next one in it, so that no script is needed. */
export function Hints({ hints, read = 0 }: HintsProps) {
  const [hint, ...rest] = hints;
  if (hint === undefined) return null;
  return (
    <Fold title={`Hint ${read + 1}`}>
      <div>
        <Prose text={hint} />
      </div>
      <Hints hints={rest} read={read + 1} />
    </Fold>
  );
}
