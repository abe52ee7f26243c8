import type { DsaProblem } from '@site/shared/contracts';
import { Button, PlayIcon, XIcon } from '@site/shared/ui';
import { useMemo } from 'react';
import { CopyButton } from './copy-button.tsx';
import { Listing } from './listing.tsx';
import { highlightedLines } from './listing-lines.ts';
import type { Python } from './python/python.ts';
import { RunOutput } from './run-output.tsx';
import { isUnderWay } from './run-state.ts';
import styles from './solution.module.css';
import { useRun } from './use-run.ts';
import toolbar from './workspace-toolbar.module.css';

interface SolutionProps {
  problem: DsaProblem;
  /** Returns the Python instance that runs it; the page's own by default. */
  python?: () => Python;
}

/** Our solution of a problem: the listing, which can be run and copied. */
export function Solution({ problem, python }: SolutionProps) {
  const { code, codeHtml, title } = problem;
  const run = useRun(problem, python);
  const busy = isUnderWay(run.state);
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  const start = () => run.start('run', code);
  return (
    <div className={styles.solution}>
      <div className={styles.code}>
        <div className={toolbar.toolbar}>
          <span className={toolbar.file}>solution.py</span>
          <div className={toolbar.actions}>
            {busy && (
              <Button
                size="sm"
                variant="ghost"
                icon={<XIcon aria-hidden="true" />}
                onClick={run.stop}
              >
                Stop
              </Button>
            )}
            <CopyButton code={code} />
            <Button
              size="sm"
              variant="ghost"
              icon={<PlayIcon aria-hidden="true" />}
              busy={busy}
              onPointerEnter={run.prepare}
              onFocus={run.prepare}
              onClick={start}
            >
              {busy ? 'Running...' : 'Run'}
            </Button>
          </div>
        </div>
        <Listing lines={lines} label={`Python solution of ${title}`} />
      </div>
      <RunOutput run={run} outdated={false} onRetry={start} />
    </div>
  );
}
