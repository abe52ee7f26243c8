import type { Attempt } from '@site/shared/contracts';
import type { DeviceKind, Version } from '../kind.ts';
import { linesInWords } from '../lines.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';
import { isAttempt } from './attempts.ts';
import type { Draft } from './drafts.ts';

/** What somebody has made of a JavaScript task, kept by the unit's id. */
export interface TaskWork {
  /** Null if it's the starter, and was never changed. */
  draft: Draft | null;
  /** The newest first. */
  attempts: Attempt[] | null;
  cases: string[] | null;
  /** Of its page, so that a list can name it. */
  title: string;
  path: string;
}

const changedAtOf = ({ draft, attempts }: TaskWork) =>
  draft?.changedAt || attempts?.[0]?.submittedAt || '';

const describe = (work: TaskWork): Version => ({
  changedAt: changedAtOf(work),
  words: linesInWords(work.draft?.code ?? ''),
  text: work.draft?.code ?? '',
});

const all = <Item>(some: Item[] | null, others: Item[] | null) => [
  ...(some ?? []),
  ...(others ?? []),
];

/** Programs, attempts and own cases of JavaScript tasks. Of two programs the later wins; attempts and cases add up. */
export const taskWork: DeviceKind<TaskWork> = {
  ...createStore<TaskWork>({
    texts: createTexts('task-work'),
    parse(stored) {
      const { draft, attempts, cases, title, path } = { ...(stored as Partial<TaskWork>) };
      if (!draft && !attempts && !cases) return null;
      return {
        draft: typeof draft?.changedAt === 'string' ? draft : null,
        attempts: Array.isArray(attempts) ? attempts.filter(isAttempt) : null,
        cases: Array.isArray(cases) ? cases.filter((one) => typeof one === 'string') : null,
        title: title || 'JavaScript task',
        path: path || '/roadmaps/javascript',
      };
    },
  }),
  heading: 'JavaScript tasks',
  placeOf: (_, { title, path }) => ({ title, path }),
  describe,
  compare(work, own) {
    if (!own) return 'added';
    if (JSON.stringify(work) === JSON.stringify(own)) return 'same';
    return changedAtOf(work) > changedAtOf(own) ? 'device' : 'account';
  },
  merge(work, own) {
    if (!own) return work;
    const later = changedAtOf(own) >= changedAtOf(work) ? own : work;
    const byId = new Map(
      all(work.attempts, own.attempts).map((attempt) => [attempt.id, attempt] as const),
    );
    const attempts = [...byId.values()].sort(
      (a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt),
    );
    return {
      ...later,
      draft: later.draft ?? own.draft ?? work.draft,
      attempts: attempts.length > 0 ? attempts : null,
      cases: [...new Set(all(own.cases, work.cases))],
    };
  },
};
