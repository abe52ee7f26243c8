import { OWN_CASES_MAX } from '@site/shared/contracts';
import type { Kind, Version } from '../kind.ts';
import { problemOf, problemPlace } from '../problem-names.ts';
import { sentTime } from '../sent-time.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';

/** Inputs that somebody has added to a problem. */
export interface OwnInputs {
  inputs: string[];
  /** When one was added or removed last; '' if nobody knows. */
  changedAt: string;
}

/** Null for what isn't such. An earlier release kept the inputs alone. */
export function parseOwnInputs(stored: unknown): OwnInputs | null {
  if (Array.isArray(stored)) return stored.length > 0 ? ownInputs(stored, '') : null;
  const { inputs, changedAt = '' } = { ...(stored as Partial<OwnInputs>) };
  return Array.isArray(inputs) ? ownInputs(inputs, changedAt) : null;
}

const ownInputs = (inputs: unknown[], changedAt: string): OwnInputs => ({
  inputs: inputs.filter((input) => typeof input === 'string'),
  changedAt,
});

/** Each once, the first's first, and no more than there may be. */
export const joinInputs = (some: readonly string[], others: readonly string[]): string[] =>
  [...new Set([...some, ...others])].slice(0, OWN_CASES_MAX);

/** What somebody has here once others are merged into the account. Undated, they join those of the account. */
export const ownInputsAfter = (merged: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own ? { inputs: joinInputs(own.inputs, merged.inputs), changedAt: '' } : merged;

const describe = ({ inputs, changedAt }: OwnInputs): Version => ({
  changedAt,
  words: inputs.length === 1 ? '1 case' : `${inputs.length} cases`,
  text: inputs.join('\n'),
});

/** Inputs that somebody has added to a problem, kept as its program is. */
export const ownCases: Kind<OwnInputs> = {
  ...createStore<OwnInputs>({ texts: createTexts('dsa-cases'), parse: parseOwnInputs }),
  heading: 'Your own cases',
  placeOf: (name, _, problems) => problemPlace(name, problems),
  describe,
  itemsOf: (name, { inputs, changedAt }) => [
    {
      kind: 'cases',
      ...problemOf(name),
      inputs: joinInputs(inputs, []),
      changedAt: sentTime(changedAt),
    },
  ],
  describeHeld: (held) =>
    describe({ inputs: held.kind === 'cases' ? held.inputs : [], changedAt: held.changedAt }),
  ownAfter: ownInputsAfter,
};
