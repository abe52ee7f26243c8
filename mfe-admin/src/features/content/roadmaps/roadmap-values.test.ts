import type { AdminUnit } from '@site/shared/contracts/editorial';
import { unit } from '../../../testing/roadmap-builder.ts';
import { emptyUnit, unitRequest, unitValues } from './roadmap-values.ts';

const companiesOf = (companies: string) => unitRequest({ ...emptyUnit, companies }).companies;
const source = 'https://example.org/companies';

test('a company is a name and the address of what lists it, with any spaces between them', () => {
  expect(companiesOf(`Goldman  Sachs\t ${source}\nMeta ${source}\nUber`)).toEqual([
    { name: 'Goldman Sachs', source },
    { name: 'Meta', source },
    { name: 'Uber' },
  ]);
});

test('what no company could be called is left for the check to refuse', () => {
  expect(companiesOf('Meta http://example.org')).toEqual([
    { name: 'Meta', source: 'http://example.org' },
  ]);
});

test.each(['Google', 'Goldman Sachs', 'Studio 5', source])(
  'in %j, everything is the name',
  (line) => {
    expect(companiesOf(line)).toEqual([{ name: line }]);
  },
);

test('companies that are opened and saved stay as they are', () => {
  const companies: AdminUnit['companies'] = [
    { name: 'Goldman Sachs', source },
    { name: 'Meta', source },
    { name: 'Uber' },
  ];
  expect(unitRequest(unitValues({ ...unit('Islands'), companies })).companies).toEqual(companies);
});
