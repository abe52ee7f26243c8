import { counted } from '@site/shared/contracts/composition';
import { joinInputs } from './join-inputs.ts';
import type { AnyKind, Kind, Version } from './kind.ts';
import { type DevicePlan, readPlan } from './read-plan.ts';
import {
  attempts,
  type DeviceAttempts,
  type Draft,
  drafts,
  type KindName,
  type OwnInputs,
  ownCases,
  plans,
  quizAnswers,
  type StoredAnswers,
} from './stores.ts';
import { workOf } from './work-of.ts';

/** Stands for an unknown time: before all others, and as early as the API believes a device. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** When something was changed, as the API takes it. */
const sentTime = (changedAt: string): string => changedAt || LONG_AGO;

const describeDraft = ({ code, changedAt }: Pick<Draft, 'code' | 'changedAt'>): Version => ({
  changedAt,
  words: counted((code ?? '').trimEnd().split('\n').length, 'line'),
  text: code ?? '',
});

const draftKind: Kind<Draft> = {
  ...drafts,
  heading: 'Code',
  placeOf: ({ title, path }) => ({ title, path }),
  describe: describeDraft,
  itemsOf: (name, { code, changedAt }) =>
    code === null ? [] : [{ kind: 'draft', ...workOf(name), code, changedAt: sentTime(changedAt) }],
  describeHeld: (held) =>
    describeDraft({ code: held.kind === 'draft' ? held.code : '', changedAt: held.changedAt }),
  ownAfter: (draft) => draft,
};

const attemptKind: Kind<DeviceAttempts> = {
  ...attempts,
  heading: 'Attempts',
  placeOf: ({ title, path }) => ({ title, path }),
  describe: ({ attempts: made }) => ({
    changedAt: made[0]?.submittedAt ?? '',
    words: counted(made.length, 'attempt'),
    text: '',
  }),
  itemsOf: (unitId, { attempts: made }) => [{ kind: 'attempts', unitId, attempts: made }],
  describeHeld: (held) => ({
    changedAt: held.changedAt,
    words: counted(held.kind === 'attempts' ? held.count : 0, 'attempt'),
    text: '',
  }),
  // The account lists them; here are those that it hasn't taken.
  ownAfter: (_, own) => own,
};

const describeCases = ({
  inputs,
  changedAt,
}: Pick<OwnInputs, 'inputs' | 'changedAt'>): Version => ({
  changedAt,
  words: counted(inputs.length, 'case'),
  text: inputs.join('\n'),
});

const ownCaseKind: Kind<OwnInputs> = {
  ...ownCases,
  heading: 'Your own cases',
  placeOf: ({ title, path }) => ({ title, path }),
  describe: describeCases,
  itemsOf: (name, { inputs, changedAt }) => [
    {
      kind: 'cases',
      ...workOf(name),
      inputs: joinInputs(inputs, []),
      changedAt: sentTime(changedAt),
    },
  ],
  describeHeld: (held) =>
    describeCases({ inputs: held.kind === 'cases' ? held.inputs : [], changedAt: held.changedAt }),
  // Undated, they join those of the account.
  ownAfter: (merged, own) =>
    own ? { ...own, inputs: joinInputs(own.inputs, merged.inputs), changedAt: '' } : merged,
};

const describeAnswers = ({
  answers,
  changedAt,
}: Pick<StoredAnswers, 'answers' | 'changedAt'>): Version => ({
  changedAt,
  words: counted(answers.length, 'answer'),
  text: '',
});

/** The later round wins. */
const quizKind: Kind<StoredAnswers> = {
  ...quizAnswers,
  heading: 'Quizzes',
  placeOf: ({ title, path }) => ({ title, path }),
  describe: describeAnswers,
  itemsOf: (unitId, { answers, changedAt }) => [{ kind: 'quiz', unitId, answers, changedAt }],
  describeHeld: ({ changedAt, ...held }) =>
    describeAnswers({ answers: held.kind === 'quiz' ? held.answers : [], changedAt }),
  ownAfter: (stored) => stored,
};

const describePlan = ({
  settings: { targetDate, hoursPerWeek },
  changedAt,
}: DevicePlan): Version => ({
  changedAt,
  words: `until ${dated.format(new Date(targetDate))}, ${counted(hoursPerWeek, 'hour')} a week`,
  text: '',
});

const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const planKind: Kind<DevicePlan> = {
  ...plans,
  read: (_, owner) => (owner === null ? readPlan() : null),
  heading: 'Plan',
  placeOf: () => ({ title: 'Plan', path: '/roadmaps/plan' }),
  describe: describePlan,
  itemsOf: (_, { settings, changedAt }) => [{ kind: 'plan', settings, changedAt }],
  describeHeld: (held) =>
    held.kind === 'plan' ? describePlan(held) : { changedAt: held.changedAt, words: '', text: '' },
  ownAfter: () => null,
};

/**
 * What is said and done with each kind of thing once a person has an account. To add one, copy one of these and its
 * store, and one of `api/src/areas/practice/merge/kinds`.
 */
export const kinds = {
  drafts: draftKind,
  attempts: attemptKind,
  ownCases: ownCaseKind,
  quizAnswers: quizKind,
  plans: planKind,
} satisfies Record<KindName, AnyKind>;
