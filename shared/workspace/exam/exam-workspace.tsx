import type { DsaProblem, SolutionLanguage } from '@site/shared/contracts/practice';
import { VisuallyHidden } from '@site/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Engine } from '../engine/engine.ts';
import type { Solvable } from '../language/solvable.ts';
import { LanguagePanel } from '../language-panel.tsx';
import { ProgramEditor } from '../program-editor.tsx';
import { RunOutput } from '../run-output.tsx';
import type { RunMode } from '../run-state.ts';
import { useRun } from '../use-run.ts';
import styles from '../workspace.module.css';
import { useControlledDraft } from './use-controlled-draft.ts';

interface ExamProgramProps {
  problem: Solvable;
  /** What was written in a language; undefined if nothing was. */
  programIn: (language: SolutionLanguage) => string | undefined;
  onChange: (language: SolutionLanguage, code: string) => void;
  /** Called with how many of the shown cases have passed whenever they were run. */
  onTested: (language: SolutionLanguage, cases: { passed: number; total: number }) => void;
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

interface ExamWorkspaceProps extends Omit<ExamProgramProps, 'problem'> {
  problem: DsaProblem;
}

/** The editor of a test: a program is written, and run on the cases that are shown. Nothing is submitted or helped with. */
export const ExamWorkspace = ({ problem, ...rest }: ExamWorkspaceProps) => (
  <LanguagePanel problem={problem}>
    {(solvable) => <ExamProgram key={solvable.language} problem={solvable} {...rest} />}
  </LanguagePanel>
);

function ExamProgram({ problem, programIn, onChange, onTested, engine }: ExamProgramProps) {
  const { language, starter } = problem;
  const save = (code: string) => onChange(language, code);
  const draft = useControlledDraft(programIn(language), starter, save);
  const run = useRun(problem, engine);
  const { state } = run;
  const judgement = state.mode === 'test' ? run.running?.judge(state) : null;
  const report = useEffectEvent(() => {
    if (judgement) onTested(language, { passed: judgement.passed, total: judgement.total });
  });
  const isJudged = Boolean(judgement);
  useEffect(() => {
    if (isJudged) report();
  }, [isJudged]);
  const start = (mode: RunMode, code = draft.code) => run.start(mode, code);
  return (
    <>
      <ProgramEditor problem={problem} draft={draft} run={run} onStart={start} submits={false} />
      <div className={styles.results}>
        <p role="status">
          <VisuallyHidden>{run.running?.announcementOf(state)}</VisuallyHidden>
        </p>
        <RunOutput
          run={run}
          outdated={state.source !== draft.code}
          onRetry={() => start(state.mode)}
        />
      </div>
    </>
  );
}
