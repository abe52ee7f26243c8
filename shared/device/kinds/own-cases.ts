import { joinInputs } from '../join-inputs.ts';
import type { Kind, Version } from '../kind.ts';
import { type OwnInputs, ownCases } from '../stores/own-cases.ts';
import { problemOf, problemPlace } from './problem-place.ts';
import { sentTime } from './sent-time.ts';

/** What somebody has here once others are merged into the account. Undated, they join those of the account. */
export const ownInputsAfter = (merged: OwnInputs, own: OwnInputs | null): OwnInputs =>
  own ? { inputs: joinInputs(own.inputs, merged.inputs), changedAt: '' } : merged;

const describe = ({ inputs, changedAt }: OwnInputs): Version => ({
  changedAt,
  words: inputs.length === 1 ? '1 case' : `${inputs.length} cases`,
  text: inputs.join('\n'),
});

export const ownCaseKind: Kind<OwnInputs> = {
  ...ownCases,
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
