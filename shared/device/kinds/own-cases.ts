import { counted } from '@site/shared/contracts';
import { joinInputs } from '../join-inputs.ts';
import type { Kind, Version } from '../kind.ts';
import { type OwnInputs, ownCases } from '../stores/own-cases.ts';
import { workOf } from '../work-of.ts';
import { sentTime } from './sent-time.ts';

const describe = ({ inputs, changedAt }: Pick<OwnInputs, 'inputs' | 'changedAt'>): Version => ({
  changedAt,
  words: counted(inputs.length, 'case'),
  text: inputs.join('\n'),
});

export const ownCaseKind: Kind<OwnInputs> = {
  ...ownCases,
  heading: 'Your own cases',
  placeOf: ({ title, path }) => ({ title, path }),
  describe,
  itemsOf: (name, { inputs, changedAt }) => [
    {
      kind: 'cases',
      ...workOf(name),
      inputs: joinInputs(inputs, []),
      changedAt: sentTime(changedAt),
    },
  ],
  describeHeld: (held) =>
    describe({ inputs: held.kind === 'cases' ? held.inputs : [], changedAt: held.changedAt }),
  // Undated, they join those of the account.
  ownAfter: (merged, own) =>
    own ? { ...own, inputs: joinInputs(own.inputs, merged.inputs), changedAt: '' } : merged,
};
