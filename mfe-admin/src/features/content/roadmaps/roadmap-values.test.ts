import type { AdminUnit } from '@site/shared/contracts/editorial';
import { unit } from '../../../testing/roadmap-builder.ts';
import { emptyUnit, unitRequest, unitValues } from './roadmap-values.ts';

const companiesOf = (companies: string) => unitRequest({ ...emptyUnit, companies }).companies;
const source = 'https://example.org/companies';

test('a company is a name, how often it asks and who says so, with any spaces between them', () => {
  expect(companiesOf(`Amazon 5\nGoldman  Sachs\t3 ${source}\nMeta ${source}\nUber`)).toEqual([
    { name: 'Amazon', frequency: 5 },
    { name: 'Goldman Sachs', frequency: 3, source },
    { name: 'Meta', source },
    { name: 'Uber' },
  ]);
});

test('what no company could be called is left for the check to refuse', () => {
  expect(companiesOf('Amazon 4.5\nMeta http://example.org')).toEqual([
    { name: 'Amazon', frequency: 4.5 },
    { name: 'Meta', source: 'http://example.org' },
  ]);
});

test.each(['Google', 'Goldman Sachs', '5', source, 'Amazon five'])(
  'in %j, everything is the name',
  (line) => {
    expect(companiesOf(line)).toEqual([{ name: line }]);
  },
);

test('companies that are opened and saved stay as they are', () => {
  const companies: AdminUnit['companies'] = [
    { name: 'Goldman Sachs', frequency: 5, source },
    { name: 'Meta', source },
    { name: 'Uber' },
  ];
  expect(unitRequest(unitValues({ ...unit('Islands'), companies })).companies).toEqual(companies);
});
