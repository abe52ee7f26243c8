import { Button, Notice } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { languageNames } from './language/solvable.ts';
import type { useRun } from './use-run.ts';

interface RunOutputProps {
  run: ReturnType<typeof useRun>;
  /** Whether the program has been changed since the run started. */
  outdated: boolean;
  onRetry: () => void;
  offer?: ReactNode;
}

/** The output of the latest run, once what shows it has loaded. */
export function RunOutput({ run, ...rest }: RunOutputProps) {
  const { state, running, failed } = run;
  if (state.phase === 'idle') return null;
  if (running) return <running.OutputBox state={state} {...rest} />;
  return (
    failed && (
      <Notice tone="danger" title={`We couldn't load ${languageNames[state.language]}`}>
        <p>Check your connection and try again.</p>
        <Button size="sm" onClick={rest.onRetry}>
          Try again
        </Button>
      </Notice>
    )
  );
}
