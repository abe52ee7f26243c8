import { queryKeys } from '@site/shared/contracts/composition';
import type {
  JudgedLanguage,
  MockAttempt,
  MockProblem,
  SolutionLanguage,
} from '@site/shared/contracts/practice';
import { messageOf, queryClient, toast, useMutation, useSearchParams } from '@site/shared/platform';
import { Button, useDocumentTitle } from '@site/shared/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { endSection } from './attempts.ts';
import { LateCalculator } from './calculator/late-calculator.tsx';
import { useRunningSection } from './clock.ts';
import { Closing } from './closing.tsx';
import { EndSectionDialog, HandInDialog } from './end-dialogs.tsx';
import { notifyOtherTabs, useOtherTabs } from './other-tabs.ts';
import questionStyles from './questions.module.css';
import { QuestionField } from './questions.tsx';
import styles from './running-test.module.css';
import { contentsOf, questionNumber } from './sections.ts';
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

/**
 * A running test: the problems and questions of the section that runs, in any order, until it's ended or its time is up.
 * The next one begins then, and after the last one the test is handed in.
 */
export function RunningTest({ attempt, person, problemOf, ...props }: RunningTestProps) {
  const { onClosed, onDoubt } = props;
  const { sections } = attempt;
  const written = useWork(attempt, person);
  const { work } = written;
  const { position, secondsLeft } = useRunningSection(sections);
  const [handedIn, setHandedIn] = useState(false);
  useDocumentTitle(attempt.title);
  useSleep(onDoubt);
  useOtherTabs(attempt.id, written.pause);
  const doubt = useEffectEvent(onDoubt);
  const isRefused = written.saving === 'over' || written.saving === 'section-over';
  useEffect(() => {
    if (isRefused) doubt();
  }, [isRefused]);
  useTopOf(position);
  const section = sections[position];
  if (!section || handedIn || secondsLeft === 0 || attempt.state === 'over') {
    return (
      <Closing
        {...{ attempt, person, onClosed }}
        unsent={written.handOver}
        timeIsUp={!handedIn}
        onStillRunning={onDoubt}
      />
    );
  }
  const contents = contentsOf(attempt, section);
  return (
    <div className={styles.test} data-notices="none" data-unsaved="">
      <TestHead
        {...{ attempt, person, position, secondsLeft, written }}
        missing={missingIn(contents, work)}
        onHandIn={() => setHandedIn(true)}
        onDoubt={onDoubt}
      />
      <SectionParts key={position} {...{ attempt, contents, written, problemOf }} />
    </div>
  );
}

type Written = ReturnType<typeof useWork>;

interface TestHeadProps {
  attempt: MockAttempt;
  person: string;
  position: number;
  secondsLeft: number;
  written: Written;
  missing: readonly string[];
  onHandIn: () => void;
  onDoubt: () => void;
}

/** The bar with what ends a section or the test, and the calculator. */
function TestHead({ attempt, person, position, secondsLeft, written, ...props }: TestHeadProps) {
  const { missing, onHandIn, onDoubt } = props;
  const { title, sections, calculator } = attempt;
  const [section, next] = sections.slice(position);
  /** Of a section, so that its dialog closes with it. */
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [isCalculating, setIsCalculating] = useState(false);
  const end = useMutation({
    mutationFn: () => endSection(person, attempt.id, { section: position, ...written.unsent() }),
    onSuccess: (changed) => {
      queryClient.setQueryData(queryKeys.mockAttempt(person, attempt.id), changed);
      notifyOtherTabs(attempt.id);
      // For what is shown after a reload without a network, which is the last copy of the attempt itself.
      onDoubt();
    },
    onError: (error) => {
      toast.error(messageOf(error, "We couldn't end the section. Check your connection."));
      onDoubt();
    },
  });
  const dialog = {
    open: confirmed === position,
    missing,
    onClose: () => setConfirmed(null),
    onHandIn,
  };
  return (
    <>
      <TestBar
        title={title}
        section={
          sections.length > 1
            ? `Section ${position + 1} of ${sections.length}: ${section?.title}`
            : undefined
        }
        secondsLeft={secondsLeft}
        saving={written.saving}
      >
        {calculator ? (
          <Button aria-expanded={isCalculating} onClick={() => setIsCalculating(!isCalculating)}>
            Calculator
          </Button>
        ) : (
          <p className={styles.saving}>No calculator</p>
        )}
        <Button variant="primary" onClick={() => setConfirmed(position)}>
          {next ? 'End section' : 'Hand in'}
        </Button>
      </TestBar>
      {section && next ? (
        <EndSectionDialog
          {...dialog}
          {...{ section, next }}
          busy={end.isPending}
          onEnd={() => end.mutate()}
        />
      ) : (
        <HandInDialog {...dialog} />
      )}
      {isCalculating && <LateCalculator onClose={() => setIsCalculating(false)} />}
    </>
  );
}

interface SectionPartsProps {
  attempt: MockAttempt;
  contents: Pick<MockAttempt, 'problems' | 'questions'>;
  written: Written;
  problemOf: RunningTestProps['problemOf'];
}

/** The problems of a section, one at a time, and its questions. */
function SectionParts({ attempt, contents, written, problemOf }: SectionPartsProps) {
  const { problems, questions } = contents;
  const { work } = written;
  const [search, setSearch] = useSearchParams();
  const parts = partsOf(contents, work);
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
    <>
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
          {questions.map((question) => (
            <QuestionField
              key={question.key}
              question={question}
              number={questionNumber(attempt, question.key)}
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
    </>
  );
}

/** Each section is read from its beginning. */
function useTopOf(position: number): void {
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current !== position) document.documentElement.scrollTop = 0;
    shown.current = position;
  }, [position]);
}

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
