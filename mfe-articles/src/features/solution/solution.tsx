import type { DsaProblem } from '@site/shared/contracts';
import { type ReactNode, useRef, useState } from 'react';
import { CodeView } from './code-view.tsx';
import { OutputBox } from './output-box.tsx';
import { Provided } from './provided.tsx';
import type { Python } from './python/python.ts';
import { useSitePython } from './python/use-site-python.ts';
import { allPassed, failedLine, isUnderWay, type RunState } from './run-state.ts';
import styles from './solution.module.css';
import { SolutionToolbar } from './solution-toolbar.tsx';
import { useDraft } from './use-draft.ts';
import { useIntent } from './use-intent.ts';
import { useRun } from './use-run.ts';

interface SolutionProps {
  problem: DsaProblem;
  /** Shown with the results once all cases have passed, until the program is changed. */
  offer: ReactNode;
  /** Returns the Python instance that runs it; the page's own by default. */
  python?: () => Python;
}

/** The content of the Solution section: the listing, which can be run, tested, edited and copied. */
export function Solution({ problem, offer, python }: SolutionProps) {
  const sitePython = useSitePython();
  const draft = useDraft(problem.id, problem.code);
  const run = useRun(problem, python ?? sitePython);
  const [editing, setEditing] = useState(false);
  const solution = useRef<HTMLDivElement>(null);
  const intent = useIntent(solution, editing, python ?? sitePython);
  const { state } = run;
  const start = (mode: RunState['mode'], code = draft.code) => run.start(mode, code);
  /** Whether the results belong to the current program. */
  const current = state.source === draft.code;
  const passed = allPassed(state, problem.cases.length);
  return (
    <div ref={solution} className={styles.solution}>
      {problem.support && <Provided code={problem.support} codeHtml={problem.supportHtml} />}
      <div className={styles.code}>
        <SolutionToolbar
          draft={draft}
          state={state}
          editing={editing}
          onEdit={setEditing}
          intent={intent}
          onStart={start}
          onStop={run.stop}
        />
        <CodeView
          problem={problem}
          draft={draft}
          editing={editing}
          markedLine={current ? failedLine(state) : null}
          onRun={(code) => !isUnderWay(state) && start('run', code)}
        />
      </div>
      {state.phase !== 'idle' && (
        <OutputBox
          state={state}
          cases={problem.cases}
          outdated={!current}
          onRetry={() => start(state.mode)}
        >
          {current && passed && offer}
        </OutputBox>
      )}
    </div>
  );
}
