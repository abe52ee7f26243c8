import { type MergeItem, problemOfUnit } from '@site/shared/contracts';
import { joinInputs } from '../join-inputs.ts';
import type { Kind, Version } from '../kind.ts';
import type { Draft } from '../stores/drafts.ts';
import { type TaskWork, taskWork } from '../stores/task-work.ts';
import { attemptKind } from './attempts.ts';
import { draftKind } from './drafts.ts';
import { ownCaseKind, ownInputsAfter } from './own-cases.ts';
import { sentTime } from './sent-time.ts';

/** Of the first that there is. */
function describe({ draft, attempts: made, cases }: TaskWork): Version {
  if (draft?.code) return draftKind.describe(draft);
  return made
    ? attemptKind.describe(made)
    : ownCaseKind.describe(cases ?? { inputs: [], changedAt: '' });
}

/** Of two programs the later wins; attempts and cases add up. */
export const taskWorkKind: Kind<TaskWork> = {
  ...taskWork,
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
    if (held.kind === 'attempts') return attemptKind.describeHeld(held);
    return (held.kind === 'cases' ? ownCaseKind : draftKind).describeHeld(held);
  },
  ownAfter: (work, own) => ({
    ...work,
    draft: work.draft ?? own?.draft ?? null,
    attempts: own?.attempts ?? null,
    cases: work.cases ? ownInputsAfter(work.cases, own?.cases ?? null) : (own?.cases ?? null),
  }),
};

const isWritten = (draft: Draft | null): draft is Draft & { code: string } => !!draft?.code;
