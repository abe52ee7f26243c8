import { emptyUnit, unitRequest } from './roadmap-values.ts';

const companiesOf = (companies: string) => unitRequest({ ...emptyUnit, companies }).companies;

test('a company is a name and how often it asks, with any spaces between them', () => {
  expect(companiesOf('Amazon 5\nGoldman  Sachs\t3')).toEqual([
    { name: 'Amazon', frequency: 5 },
    { name: 'Goldman Sachs', frequency: 3 },
  ]);
});

test.each(['Google', 'Goldman Sachs', '5', 'Amazon 4.5', 'Amazon five'])(
  'in %j, everything is the name: the number is missing',
  (line) => {
    expect(companiesOf(line)).toEqual([{ name: line, frequency: Number.NaN }]);
  },
);
