import { plainLine, shortened } from './page-description.ts';

test('a description is cut between words, and says that something is missing', () => {
  expect(shortened('one, two three', 12)).toBe('one, two…');
  expect(shortened('one, two three', 8)).toBe('one…');
});

test('if it fits, or a sentence ends where it is cut, nothing is missing', () => {
  expect(shortened('One two.', 8)).toBe('One two.');
  expect(shortened('One two. Three four', 14)).toBe('One two.');
});

test('marks of code and line breaks are left out', () => {
  expect(plainLine('Find `a`\n\nin   `b`.')).toBe('Find a in b.');
});
