import { mergeFields } from './merge-fields.ts';

const base = { bio: 'old', college: 'VIT', year: 2025 };

test('each field takes the side that changed it', () => {
  const here = { ...base, bio: 'typed here' };
  expect(mergeFields(base, here, { ...base, year: 2026 })).toEqual({
    merged: { bio: 'typed here', college: 'VIT', year: 2026 },
    clashes: [],
  });
});

test('a field that both changed keeps what was typed here, and is reported as a clash', () => {
  const here = { ...base, bio: 'typed here', year: 2027 };
  const elsewhere = { bio: 'saved elsewhere', college: 'IIT', year: 2027 };
  expect(mergeFields(base, here, elsewhere)).toEqual({
    merged: { bio: 'typed here', college: 'IIT', year: 2027 },
    clashes: ['bio'],
  });
});
