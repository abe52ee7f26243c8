import { failedLine, nothingRun, type RunMode } from './run-state.ts';
import type { CaseResult } from './runner/protocol.ts';

const wrong: CaseResult = { index: 0, passed: false, actual: '3', returned: null, error: null };
const failed: CaseResult = {
  index: 1,
  passed: false,
  actual: null,
  returned: null,
  error: { type: 'TypeError', text: 'TypeError', line: 4 },
};

test.each<[RunMode, number | null]>([
  ['submit', null],
  ['test', 4],
])('after a wrong case that comes before one with an error, %s marks line %s', (mode, line) => {
  expect(failedLine({ ...nothingRun, mode, results: [wrong, failed] })).toBe(line);
});
