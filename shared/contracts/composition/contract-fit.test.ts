import { fitsRange } from './contract-fit.ts';

test.each([
  ['^2.1.0', ['2.1.0', '2.1.7', '2.2.0', '2.10.0'], ['2.0.9', '1.9.9', '3.0.0', '3.1.0']],
  ['~2.1.3', ['2.1.3', '2.1.10'], ['2.1.2', '2.2.0', '3.1.3']],
  ['2.1.3', ['2.1.3'], ['2.1.4', '2.1.2', '2.2.3', '3.1.3']],
])('a remote that needs %s works with %j, and not with %j', (range, fitting, others) => {
  expect(fitting.filter((version) => !fitsRange(version, range))).toEqual([]);
  expect(others.filter((version) => fitsRange(version, range))).toEqual([]);
});
