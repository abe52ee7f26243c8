import {
  type JudgedLanguage,
  type MockAttempt,
  type MockRun,
  type MockWork,
  mockProgram,
  type SolutionLanguage,
} from '@site/shared/contracts/practice';
import { keepLatest, problemOf, type Saver, sessionStore } from '@site/shared/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveWork } from './attempts.ts';
import { apiTime, type Clock } from './clock.ts';
import { onWork, readWork, writeWork } from './device-work.ts';
import { type Sectioned, timesOf } from './sections.ts';
import { isEmpty, latestOf, newerThan, noWork, workWith } from './work.ts';

/**
 * Whether the account has all work. `refused`: the last change wasn't stored anywhere; `over`: nothing is sent any more;
 * `section-over`: nothing is sent until it's known which section runs.
 */
export type Saving = 'saved' | 'saving' | 'on-device' | 'refused' | 'over' | 'section-over';

/** By the code of the problem with which the API refuses work. */
const refusals = new Map<string, Saving>([
  ['test-over', 'over'],
  ['section-closed', 'section-over'],
]);

export type PassedCases = Pick<MockRun, 'passed' | 'total'>;

type RunningAttempt = Pick<MockAttempt, 'id' | 'work'> & Sectioned;

interface WorkStore {
  work(): MockWork;
  saving(): Saving;
  /** The work that the account doesn't have yet. */
  unsent(): MockWork;
  /** The same, to be handed in with the test: from here on, nothing is sent separately. */
  handOver(): MockWork;
  /** The test is over, as far as we know: nothing is sent until it's resumed. */
  pause(): void;
  /** The test goes on, with the account's work and the times of its sections. */
  resume(attempt: RunningAttempt): void;
  answer(question: string, option: number | null): void;
  program(problem: string, language: JudgedLanguage, code: string): void;
  /** Records a program's result on the visible cases, in case the test is never handed in. */
  ran(problem: string, language: SolutionLanguage, cases: PassedCases): void;
  subscribe(listener: () => void): () => void;
  /** Starts saving. @returns a function that stops it */
  start(): () => void;
}

/**
 * Stores the work in a running test: on the device at once, and in the account when typing pauses or the page is
 * left. It starts with the latest of both.
 */
export function createWorkStore(attempt: RunningAttempt, person: string, clock: Clock): WorkStore {
  let work = latestOf(attempt.work, readWork(attempt.id, person));
  let saved = attempt.work;
  let timeOf = timesOf(attempt);
  /** Without what would be refused: changes after the end of a section, or before one begins. */
  const unsent = () =>
    workWith(newerThan(saved, work), (part, changedAt) => {
      const { begins, ends } = timeOf(part);
      return begins <= clock() && changedAt <= ends;
    });
  let saving: Saving = isEmpty(unsent()) ? 'saved' : 'on-device';
  let saver: Saver | null = null;
  let isOver = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  async function send(): Promise<void> {
    const sent = unsent();
    try {
      await saveWork(person, attempt.id, sent);
      saved = latestOf(saved, sent);
      saving = isEmpty(unsent()) ? 'saved' : 'saving';
    } catch (error) {
      saving = refusals.get(problemOf(error)?.code ?? '') ?? 'on-device';
      isOver = saving !== 'on-device';
      if (!isOver) throw error;
    } finally {
      notify();
    }
  }
  const change = (changes: Partial<MockWork>) => {
    work = latestOf({ ...noWork, ...changes }, work);
    writeWork(attempt.id, person, work);
    if (!isOver) saving = 'saving';
    saver?.changed();
    notify();
  };
  const merge = (others: MockWork) => {
    const all = latestOf(work, others);
    if (isEmpty(newerThan(work, all))) return;
    work = all;
    notify();
  };
  /** Now, but always after the earlier change: the clock may differ slightly from that of an earlier visit. */
  const after = (before: { changedAt: string } | undefined) =>
    new Date(Math.max(clock(), before ? Date.parse(before.changedAt) + 1 : 0)).toISOString();

  return {
    work: () => work,
    saving: () => saving,
    unsent,
    handOver() {
      isOver = true;
      return unsent();
    },
    pause() {
      isOver = true;
      saving = 'over';
      notify();
    },
    resume(known) {
      timeOf = timesOf(known);
      saved = latestOf(saved, known.work);
      merge(known.work);
      const goesOn = isOver;
      isOver = false;
      if (isEmpty(unsent())) saving = saving === 'refused' ? saving : 'saved';
      else if (goesOn) saving = 'saving';
      if (goesOn) void saver?.flush();
      notify();
    },
    answer(question, option) {
      const before = work.answers.find((answer) => answer.question === question);
      change({ answers: [{ question, option, changedAt: after(before) }] });
    },
    program(problem, language, code) {
      const before = work.programs.find(isOf(problem, language));
      const written = { problem, language, code, changedAt: after(before) };
      if (mockProgram.safeParse(written).success) return change({ programs: [written] });
      // The API would refuse it with everything sent along: the test couldn't even be handed in.
      saving = 'refused';
      notify();
    },
    ran(problem, language, { passed, total }) {
      const before = work.runs.find(isOf(problem, language));
      change({ runs: [{ problem, language, passed, total, changedAt: after(before) }] });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const own = keepLatest({
        name: `mock-work ${attempt.id}`,
        isLoggedIn: () => sessionStore.getState().user?.id === person,
        isUnsent: () => !isOver && !isEmpty(unsent()),
        send,
      });
      saver = own;
      const unsubscribe = onWork(attempt.id, () => merge(readWork(attempt.id, person)));
      // What's typed from here on is sent after a pause.
      if (!isEmpty(unsent())) void own.flush();
      return () => {
        unsubscribe();
        own.end();
      };
    },
  };
}

const isOf =
  (problem: string, language: JudgedLanguage) =>
  (entry: { problem: string; language: JudgedLanguage }) =>
    entry.problem === problem && entry.language === language;

/** The work in a running test; see createWorkStore. */
export function useWork(attempt: MockAttempt, person: string) {
  const [store] = useState(() => createWorkStore(attempt, person, apiTime));
  const work = useSyncExternalStore(store.subscribe, store.work, store.work);
  const saving = useSyncExternalStore(store.subscribe, store.saving, store.saving);
  useEffect(() => store.start(), [store]);
  // Each response has the account's work, and confirms that the test is running.
  useEffect(() => {
    if (attempt.state === 'running') store.resume(attempt);
  }, [store, attempt]);
  const { unsent, handOver, pause, answer, program, ran } = store;
  return { work, saving, unsent, handOver, pause, answer, program, ran };
}
