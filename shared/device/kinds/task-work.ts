import { type Attempt, type MergeItem, problemOfUnit } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { sentTime } from '../sent-time.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';
import { attempts, isAttempt } from './attempts.ts';
import { type Draft, drafts } from './drafts.ts';
import {
  joinInputs,
  type OwnInputs,
  ownCases,
  ownInputsAfter,
  parseOwnInputs,
} from './own-cases.ts';

/** What somebody has made of a JavaScript task, kept by the unit's id. */
export interface TaskWork {
  /** Null if it's the starter, and was never changed. */
  draft: Draft | null;
  /** The newest first. */
  attempts: Attempt[] | null;
  cases: OwnInputs | null;
  /** Of its page, so that a list can name it. */
  title: string;
  path: string;
}

/** Of the first that there is. */
function describe({ draft, attempts: made, cases }: TaskWork): Version {
  if (draft?.code) return drafts.describe(draft);
  return made ? attempts.describe(made) : ownCases.describe(cases ?? { inputs: [], changedAt: '' });
}

/** Programs, attempts and own cases of JavaScript tasks. Of two programs the later wins; attempts and cases add up. */
export const taskWork: Kind<TaskWork> = {
  ...createStore<TaskWork>({
    texts: createTexts('task-work'),
    parse(stored) {
      const { draft, attempts, cases, title, path } = { ...(stored as Partial<TaskWork>) };
      if (!draft && !attempts && !cases) return null;
      return {
        draft: typeof draft?.changedAt === 'string' ? draft : null,
        attempts: Array.isArray(attempts) ? attempts.filter(isAttempt) : null,
        cases: parseOwnInputs(cases),
        title: title || 'JavaScript task',
        path: path || '/roadmaps/javascript',
      };
    },
  }),
  heading: 'JavaScript tasks',
  placeOf: (_, { title, path }) => ({ title, path }),
  describe,
  itemsOf(unitId, { draft, attempts: made, cases }) {
    const problemId = problemOfUnit(unitId);
    const language = 'javascript';
    const items: (MergeItem | false | null)[] = [
      isWritten(draft) && {
        ...{ kind: 'draft', problemId, language, code: draft.code },
        changedAt: sentTime(draft.changedAt),
      },
      made && { kind: 'attempts', problemId, attempts: made },
      cases && {
        ...{ kind: 'cases', problemId, language, inputs: joinInputs(cases.inputs, []) },
        changedAt: sentTime(cases.changedAt),
      },
    ];
    return items.filter((item) => !!item);
  },
  describeHeld(held) {
    if (held.kind === 'attempts') return attempts.describeHeld(held);
    return (held.kind === 'cases' ? ownCases : drafts).describeHeld(held);
  },
  ownAfter: (work, own) => ({
    ...work,
    draft: work.draft ?? own?.draft ?? null,
    attempts: own?.attempts ?? null,
    cases: work.cases ? ownInputsAfter(work.cases, own?.cases ?? null) : (own?.cases ?? null),
  }),
};

const isWritten = (draft: Draft | null): draft is Draft & { code: string } => !!draft?.code;
