import type {
  JudgedLanguage,
  MockAttempt,
  MockProblem,
  SolutionLanguage,
} from '@site/shared/contracts/practice';
import { useSearchParams } from '@site/shared/platform';
import { Button, Dialog, DialogActions, useDocumentTitle } from '@site/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTimeLeft } from './clock.ts';
import { Closing } from './closing.tsx';
import { useOtherTabs } from './other-tabs.ts';
import questionStyles from './questions.module.css';
import { QuestionField } from './questions.tsx';
import styles from './running-test.module.css';
import { TestBar } from './test-bar.tsx';
import { missingIn, partsOf, TestParts } from './test-parts.tsx';
import { answerTo, programFor } from './work.ts';
import { type PassedCases, useWork } from './work-store.ts';

/** A problem of the test, with what was written for it so far. */
export interface ProblemTask {
  problem: MockProblem;
  programIn: (language: JudgedLanguage) => string | undefined;
  onChange: (language: JudgedLanguage, code: string) => void;
  /** Called after a run on the visible cases. */
  onTested: (language: SolutionLanguage, cases: PassedCases) => void;
}

interface RunningTestProps {
  attempt: MockAttempt;
  person: string;
  /** Shows a problem with its editor. */
  problemOf: (task: ProblemTask) => ReactNode;
  onClosed: (attempt: MockAttempt) => void;
  /** Refetches the attempt. */
  onDoubt: () => void;
}

/** A running test: its problems and questions in any order, until it's handed in or the time is up. */
export function RunningTest({ attempt, person, problemOf, ...props }: RunningTestProps) {
  const { onClosed, onDoubt } = props;
  const { problems, questions } = attempt;
  const written = useWork(attempt, person);
  const { work } = written;
  const secondsLeft = useTimeLeft(attempt.endsAt);
  const [isConfirming, setIsConfirming] = useState(false);
  const [handedIn, setHandedIn] = useState(false);
  const [search, setSearch] = useSearchParams();
  useDocumentTitle(attempt.title);
  useSleep(onDoubt);
  useOtherTabs(attempt.id, written.pause);
  const doubt = useEffectEvent(onDoubt);
  const isOver = written.saving === 'over';
  useEffect(() => {
    if (isOver) doubt();
  }, [isOver]);
  const timeIsUp = secondsLeft === 0 || attempt.state === 'over';
  if (handedIn || timeIsUp) {
    return (
      <Closing
        {...{ attempt, person, onClosed }}
        unsent={written.handOver}
        timeIsUp={!handedIn}
        onStillRunning={onDoubt}
      />
    );
  }
  const parts = partsOf(attempt, work);
  const requested = search.get('part');
  const at = Math.max(
    0,
    parts.findIndex(({ id }) => id === requested),
  );
  const problem = problems[at];
  const next = parts[at + 1];
  const go = (part: string) => {
    setSearch({ part }, { replace: true });
  };
  return (
    <div className={styles.test} data-notices="none" data-unsaved="">
      <TestBar
        title={attempt.title}
        secondsLeft={secondsLeft}
        saving={written.saving}
        onHandIn={() => setIsConfirming(true)}
      />
      <TestParts parts={parts} shown={at} onShow={go} />
      {problem ? (
        <div key={problem.id}>
          {problemOf({
            problem,
            programIn: (language) => programFor(work, problem.id, language),
            onChange: (language, code) => written.program(problem.id, language, code),
            onTested: (language, cases) => written.ran(problem.id, language, cases),
          })}
        </div>
      ) : (
        <section aria-labelledby="questions" className={questionStyles.list}>
          <h2 id="questions">Questions</h2>
          {questions.map((question, index) => (
            <QuestionField
              key={question.key}
              question={question}
              number={index + 1}
              chosen={answerTo(work, question.key)}
              onChoose={(option) => written.answer(question.key, option)}
            />
          ))}
        </section>
      )}
      {next && (
        <p className={styles.next}>
          <Button onClick={() => go(next.id)}>Next: {next.name}</Button>
        </p>
      )}
      <HandInDialog
        open={isConfirming}
        missing={missingIn(attempt, work)}
        onClose={() => setIsConfirming(false)}
        onHandIn={() => setHandedIn(true)}
      />
    </div>
  );
}

interface HandInDialogProps {
  open: boolean;
  /** The empty parts, in words. */
  missing: readonly string[];
  onClose: () => void;
  onHandIn: () => void;
}

/** Prompts for confirmation, and says what's unanswered. */
const HandInDialog = ({ open, missing, onClose, onHandIn }: HandInDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Hand in the test?"
    description="You can't change anything afterwards."
    size="sm"
  >
    {missing.length > 0 ? (
      <>
        <p>Still empty:</p>
        <ul>
          {missing.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </>
    ) : (
      <p>You've answered everything.</p>
    )}
    <DialogActions>
      <Button onClick={onClose}>Keep working</Button>
      <Button variant="primary" onClick={onHandIn}>
        Hand in
      </Button>
    </DialogActions>
  </Dialog>
);

const LOOK_MS = 1_000;
/** Late timers affect both clocks equally. */
const APART_MS = 2_000;

/**
 * Calls back after the device has slept or its clock was changed. The browser's monotonic clock may stop while a
 * device sleeps, and the device's clock can be changed, so neither can be trusted once they differ.
 */
function useSleep(onWake: () => void): void {
  const wake = useEffectEvent(onWake);
  useEffect(() => {
    let apart = Date.now() - performance.now();
    const timer = setInterval(() => {
      const now = Date.now() - performance.now();
      if (Math.abs(now - apart) < APART_MS) return;
      apart = now;
      wake();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
