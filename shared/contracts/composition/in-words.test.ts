import { durationInWords } from './in-words.ts';

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});
