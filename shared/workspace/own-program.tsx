import { useSession } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import type { ReactNode } from 'react';
import { Drawer } from './drawer.tsx';
import type { Engine } from './engine/engine.ts';
import type { Solvable } from './language/solvable.ts';
import { ProgramEditor } from './program-editor.tsx';
import { RunOutput } from './run-output.tsx';
import { isUnderWay, type RunMode } from './run-state.ts';
import { useDraft } from './use-draft.ts';
import { useRun } from './use-run.ts';
import styles from './workspace.module.css';

const loadAccount = () => import('./account/account.tsx');
const loadAttempts = () => import('./attempts/attempts.tsx');
const loadMeasuring = () => import('./complexity/measured-complexity.tsx');
const loadOwnCases = () => import('./own-cases/own-cases.tsx');
const loadStepping = () => import('./stepping/step-through.tsx');

export interface OwnProgramProps {
  problem: Solvable;
  /** The next step, shown once a submission has been accepted, until the program is changed. */
  offer: ReactNode;
  /** Called each time a submission is accepted. */
  onAccepted?: () => void;
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

/** The program in one language, with everything that is done with it. */
export function OwnProgram({ problem, offer, onAccepted, engine }: OwnProgramProps) {
  const person = useSession().user?.id;
  const account = useLoaded(loadAccount, person !== undefined);
  const draft = useDraft(problem);
  const run = useRun(problem, engine);
  const { state } = run;
  const start = (mode: RunMode, code = draft.code) => run.start(mode, code, onAccepted);
  /** Whether the results belong to the current program. */
  const current = state.source === draft.code;
  const { complexity } = problem;
  const isPython = problem.language === 'python';
  return (
    <>
      <ProgramEditor problem={problem} draft={draft} run={run} onStart={start} />
      <div className={styles.results}>
        <p role="status">
          <VisuallyHidden>{run.running?.announcementOf(state)}</VisuallyHidden>
        </p>
        <RunOutput run={run} offer={offer} outdated={!current} onRetry={() => start(state.mode)} />
        {isPython && (
          <Drawer title="Step through" load={loadStepping}>
            {({ StepThrough }) => (
              <StepThrough
                problem={problem}
                code={draft.code}
                busy={isUnderWay(state)}
                python={engine}
              />
            )}
          </Drawer>
        )}
        {complexity && problem.growth && (
          <Drawer title="Measured complexity" load={loadMeasuring}>
            {({ MeasuredComplexity }) => (
              <MeasuredComplexity
                problem={problem}
                stated={complexity.time}
                code={draft.code}
                busy={isUnderWay(state)}
                python={engine}
              />
            )}
          </Drawer>
        )}
        <Drawer title="Your own cases" load={loadOwnCases}>
          {({ OwnCases }) => <OwnCases problem={problem} example={problem.cases[0]?.input ?? ''} />}
        </Drawer>
        <Drawer title="Attempts" load={loadAttempts}>
          {({ Attempts }) => (
            <Attempts
              unitId={problem.unitId}
              language={problem.language}
              onLoad={(code) => draft.replace(code, 'Undo load')}
            />
          )}
        </Drawer>
        {!isPython && problem.languages.includes('python') && (
          <p className={styles.aside}>Step through and measured complexity work with Python.</p>
        )}
      </div>
      {person && account.part && (
        <account.part.Account problem={problem} person={person} draft={draft} />
      )}
    </>
  );
}
