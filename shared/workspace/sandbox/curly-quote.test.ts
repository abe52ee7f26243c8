import { curlyQuoteIn } from './curly-quote.ts';

test.each([
  ['console.log(“hi”);', '//', "invalid character '“' (U+201C)"],
  ['where name = ‘Asha’', '--', "invalid character '‘' (U+2018)"],
  ["where name = 'it’s' and city = ’Goa’", '--', "invalid character '’' (U+2019)"],
  ["where name = 'it’s'", '--', null],
  ['select 1 -- the “first”', '--', null],
  ['select 1', '--', null],
])('of the line %s is said what Python says', (line, comment, said) => {
  expect(curlyQuoteIn(line, comment)).toBe(said);
});
