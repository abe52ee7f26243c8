import { adviceOnPromises, importsIn } from './promises.mjs';

const before = {
  practice: {
    progress: { usedBy: ['mfe-articles', 'mfe-profile'], promise: 'as it was' },
    unit: { usedBy: ['mfe-articles'], promise: 'as it was' },
  },
};

test('a change of what others use is refused with its owner and with all who use it', () => {
  const now = { practice: { ...before.practice, progress: { usedBy: [], promise: 'other' } } };
  expect(adviceOnPromises(before, now)).toBe(
    [
      'progress of @site/shared/contracts/practice was changed. It belongs to mfe-roadmaps, and mfe-articles and mfe-profile use it: agree on that first.',
      'Run npm run contract, and commit what it writes.',
    ].join('\n'),
  );
});

test('what nobody else uses any more, or for the first time, breaks nothing and is written down', () => {
  const now = { practice: { first: { usedBy: ['mfe-profile'], promise: 'new' } } };
  expect(adviceOnPromises(before, now)).toBe('Run npm run contract, and commit what it writes.');
});

test('what a source imports of contracts is found by its name, whatever it is called there', () => {
  const source = `
    import { type Unit, progress as saved } from '@site/shared/contracts/practice';
    import type {
      Account,
    } from '@site/shared/contracts/identity';
    import { http } from '@site/shared/platform';`;
  expect(importsIn(source)).toEqual([
    { owner: 'practice', name: 'Unit' },
    { owner: 'practice', name: 'progress' },
    { owner: 'identity', name: 'Account' },
  ]);
});
