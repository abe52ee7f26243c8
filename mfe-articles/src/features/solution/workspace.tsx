import type { DsaProblem } from '@site/shared/contracts';
import { useSession } from '@site/shared/platform';
import { VisuallyHidden } from '@site/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { CodeView } from './code-view.tsx';
import { Drawer } from './drawer.tsx';
import type { Engine } from './engine/engine.ts';
import { LanguageTabs, tabId } from './language/language-tabs.tsx';
import { fileNames, inLanguage, keptAs, type Solvable } from './language/solvable.ts';
import { useLanguage } from './language/use-language.ts';
import { Provided } from './provided.tsx';
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
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

/** A person's own program for a problem: written, run, tested and submitted here. */
export function Workspace({ problem, ...rest }: WorkspaceProps) {
  const [chosen, choose] = useLanguage();
  const solvable = useMemo(() => inLanguage(problem, chosen), [problem, chosen]);
  const { language } = solvable;
  return (
    <section id="your-code" className={styles.workspace} aria-labelledby="your-code-heading">
      <h2 id="your-code-heading" className={styles.heading}>
        Your code
      </h2>
      {problem.javascript && (
        <LanguageTabs chosen={language} onChoose={choose} panel="your-program" />
      )}
      {!problem.javascript && chosen === 'javascript' && (
        <p className={styles.aside}>This problem is solved in Python for now.</p>
      )}
      <div
        id="your-program"
        className={styles.panel}
        {...(problem.javascript && { role: 'tabpanel', 'aria-labelledby': tabId(language) })}
      >
        <OwnProgram key={language} problem={solvable} {...rest} />
      </div>
    </section>
  );
}

interface OwnProgramProps extends Omit<WorkspaceProps, 'problem'> {
  problem: Solvable;
}

/** The program in one language, with everything that is done with it. */
function OwnProgram({ problem, offer, onAccepted, engine }: OwnProgramProps) {
  const person = useSession().user?.id;
  const account = useLoaded(loadAccount, person !== undefined);
  const draft = useDraft(keptAs(problem), problem.starter);
  const run = useRun(problem, engine);
  const [editing, setEditing] = useState(false);
  const { state, prepare } = run;
  const start = (mode: RunMode, code = draft.code) => run.start(mode, code, onAccepted);
  /** Whether the results belong to the current program. */
  const current = state.source === draft.code;
  const edit = () => {
    setEditing(true);
    prepare();
  };
  const isPython = problem.language === 'python';
  return (
    <>
      {problem.support && <Provided problem={problem} />}
      <div className={styles.code}>
        <WorkspaceToolbar
          draft={draft}
          file={fileNames[problem.language]}
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
        {problem.growth && (
          <Drawer title="Measured complexity" load={loadMeasuring}>
            {({ MeasuredComplexity }) => (
              <MeasuredComplexity
                problem={problem}
                code={draft.code}
                busy={isUnderWay(state)}
                python={engine}
              />
            )}
          </Drawer>
        )}
        <Drawer title="Your own cases" load={loadOwnCases}>
          {({ OwnCases }) => (
            <OwnCases keptAs={keptAs(problem)} example={problem.cases[0]?.input ?? ''} />
          )}
        </Drawer>
        <Drawer title="Attempts" load={loadAttempts}>
          {({ Attempts }) => (
            <Attempts
              problemId={problem.id}
              language={problem.language}
              onLoad={(code) => draft.replace(code, 'load')}
            />
          )}
        </Drawer>
        {!isPython && (
          <p className={styles.aside}>Step through and measured complexity work with Python.</p>
        )}
      </div>
      {person && account.part && (
        <account.part.Account problem={problem} person={person} draft={draft} />
      )}
    </>
  );
}
