import type { DsaProblem } from '@site/shared/contracts';
import { useSession } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import { CodeView } from './code-view.tsx';
import { Drawer } from './drawer.tsx';
import { Provided } from './provided.tsx';
import type { Python } from './python/python.ts';
import { RunOutput } from './run-output.tsx';
import { failedLine, isUnderWay, type RunMode } from './run-state.ts';
import { useDraft } from './use-draft.ts';
import { useLoaded } from './use-loaded.ts';
import { useRun } from './use-run.ts';
import styles from './workspace.module.css';
import { WorkspaceToolbar } from './workspace-toolbar.tsx';

const loadAccount = () => import('./account/index.ts');
const loadAttempts = () => import('./attempts/attempts.tsx');
const loadMeasuring = () => import('./complexity/measured-complexity.tsx');
const loadOwnCases = () => import('./own-cases/own-cases.tsx');
const loadStepping = () => import('./stepping/step-through.tsx');

interface WorkspaceProps {
  problem: DsaProblem;
  /** The next step, shown once a submission has been accepted, until the program is changed. */
  offer: ReactNode;
  /** Called each time a submission is accepted. */
  onAccepted: () => void;
  /** Returns the Python instance that runs it; the page's own by default. */
  python?: () => Python;
}

/** A person's own program for a problem: written, run, tested and submitted here. */
export function Workspace({ problem, offer, onAccepted, python }: WorkspaceProps) {
  const person = useSession().user?.id;
  const account = useLoaded(loadAccount, person !== undefined);
  const draft = useDraft(problem.id, problem.starter);
  const run = useRun(problem, python);
  const [editing, setEditing] = useState(false);
  const { state, prepare } = run;
  const start = (mode: RunMode, code = draft.code) => run.start(mode, code, onAccepted);
  /** Whether the results belong to the current program. */
  const current = state.source === draft.code;
  const edit = () => {
    setEditing(true);
    prepare();
  };
  return (
    <section id="your-code" className={styles.workspace} aria-labelledby="your-code-heading">
      <h2 id="your-code-heading" className={styles.heading}>
        Your code
      </h2>
      {problem.support && <Provided code={problem.support} codeHtml={problem.supportHtml} />}
      <div className={styles.code}>
        <WorkspaceToolbar
          draft={draft}
          state={state}
          editing={editing}
          onEdit={edit}
          intent={{ onPointerEnter: prepare, onFocus: prepare }}
          onStart={start}
          onStop={run.stop}
        />
        <div className={styles.text}>
          <CodeView
            problem={problem}
            draft={draft}
            editing={editing}
            onEdit={edit}
            markedLine={current ? failedLine(state) : null}
            onRun={(code) => start('run', code)}
            onSubmit={(code) => start('submit', code)}
          />
        </div>
      </div>
      <div className={styles.results}>
        <p role="status">
          <VisuallyHidden>{run.running?.announcementOf(state)}</VisuallyHidden>
        </p>
        <RunOutput run={run} offer={offer} outdated={!current} onRetry={() => start(state.mode)} />
        <Drawer title="Step through" load={loadStepping}>
          {({ StepThrough }) => (
            <StepThrough
              problem={problem}
              code={draft.code}
              busy={isUnderWay(state)}
              python={python}
            />
          )}
        </Drawer>
        {problem.growth && (
          <Drawer title="Measured complexity" load={loadMeasuring}>
            {({ MeasuredComplexity }) => (
              <MeasuredComplexity
                problem={problem}
                code={draft.code}
                busy={isUnderWay(state)}
                python={python}
              />
            )}
          </Drawer>
        )}
        <Drawer title="Your own cases" load={loadOwnCases}>
          {({ OwnCases }) => (
            <OwnCases problemId={problem.id} example={problem.cases[0]?.input ?? ''} />
          )}
        </Drawer>
        <Drawer title="Attempts" load={loadAttempts}>
          {({ Attempts }) => (
            <Attempts problemId={problem.id} onLoad={(code) => draft.replace(code, 'load')} />
          )}
        </Drawer>
      </div>
      {person && account.part && (
        <account.part.Account problemId={problem.id} person={person} draft={draft} />
      )}
    </section>
  );
}
