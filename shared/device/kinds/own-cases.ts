import type { DeviceKind } from '../kind.ts';
import { problemPlace } from '../problem-names.ts';
import { createStore } from '../store.ts';
import { createTexts } from '../texts.ts';

/** More would take longer to run than anybody waits. */
export const OWN_CASES_MAX = 20;

/** Inputs that somebody has added to a problem, kept as its program is. */
export const ownCases: DeviceKind<string[]> = {
  ...createStore<string[]>({
    texts: createTexts('dsa-cases'),
    parse(stored) {
      const inputs = Array.isArray(stored)
        ? stored.filter((input) => typeof input === 'string')
        : [];
      return inputs.length > 0 ? inputs : null;
    },
  }),
  heading: 'Your own cases',
  placeOf: (name, _, problems) => problemPlace(name, problems),
  describe: (inputs) => ({
    changedAt: '',
    words: inputs.length === 1 ? '1 case' : `${inputs.length} cases`,
    text: inputs.join('\n'),
  }),
  compare(inputs, own) {
    if (!own) return 'added';
    return inputs.every((input) => own.includes(input)) ? 'same' : 'both';
  },
  merge: (inputs, own) => [...new Set([...(own ?? []), ...inputs])],
};
