import type { Attempt } from '@site/shared/contracts';
import { records } from '@site/shared/platform';
import {
  decideLater,
  drafts,
  isUndecided,
  kinds,
  leftThings,
  ownCases,
  queries,
  readPlan,
  type TaskWork,
} from './index.ts';

const ASHA = '0a7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f50';
const RAVI = '1b7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f51';
const draft = (code: string) => ({ code, changedAt: '2026-11-22T10:00:00.000Z' });

beforeEach(() => {
  for (const { kind, key, owner } of records.list(() => true)) records.remove(kind, key, owner);
});

test("each person's things are apart, and so are a visitor's", () => {
  drafts.write('add', null, draft('visitor = 1'));
  drafts.write('add', ASHA, draft('asha = 1'));
  drafts.write('add:javascript', RAVI, draft('const ravi = 1;'));
  expect(drafts.read('add', null)?.code).toBe('visitor = 1');
  expect(drafts.read('add', ASHA)?.code).toBe('asha = 1');
  expect(drafts.read('add', RAVI)).toBeNull();
  expect(drafts.names(RAVI)).toEqual(['add:javascript']);
  expect(leftThings()).toEqual([{ kind: 'drafts', name: 'add' }]);
});

test('what somebody puts off is asked about again once there is more', () => {
  expect(isUndecided(ASHA)).toBe(false);
  ownCases.write('add', null, { inputs: ['add(1, 2)'], changedAt: '' });
  expect(isUndecided(ASHA)).toBe(true);
  decideLater(ASHA);
  expect(isUndecided(ASHA)).toBe(false);
  expect(isUndecided(RAVI)).toBe(true);
  drafts.write('add', null, draft('visitor = 1'));
  expect(isUndecided(ASHA)).toBe(true);
});

test('what another release wrote and is none of it does no harm, and is not told as something to merge', () => {
  records.write('dsa-cases', 'add', null, { not: 'a list' });
  records.write('sql-draft', 'sql-names', null, null);
  records.write('dsa-attempts', 'add', null, 'no list');
  records.write('plan', 'settings', null, []);
  records.write('dsa-draft', 'add', null, null);
  expect(drafts.read('add', null)).toBeNull();
  expect(ownCases.read('add', null)).toBeNull();
  expect(queries.read('sql-names', null)).toBeNull();
  expect(leftThings()).toEqual([]);
  expect(isUndecided(ASHA)).toBe(false);
});

test('a plan that no longer fits is none', () => {
  records.write('plan', 'settings', null, { settings: { level: 'expert' }, changedAt: '' });
  expect(readPlan()).toBeNull();
  expect(kinds.plans.read('settings', null)).toBeNull();
});

describe('a JavaScript task', () => {
  const attempt: Attempt = {
    ...{ id: '5f0c9c1e-3d0b-4c56-8a3e-6f1c2d3e4f50', language: 'javascript', verdict: 'accepted' },
    ...{ passed: 1, total: 1, milliseconds: 1, submittedAt: '2026-11-22T09:00:00.000Z', code: '1' },
  };
  const work: TaskWork = {
    ...{ title: 'Debounce', path: '/roadmaps/javascript/javascript-debounce' },
    draft: draft('const visitor = 1;'),
    attempts: [attempt],
    cases: { inputs: ['f(1)', 'f(2)'], changedAt: '' },
  };

  test('goes to the account part by part, and what was never written is left out', () => {
    const about = { problemId: 'unit:js-debounce', language: 'javascript' };
    expect(kinds.taskWork.itemsOf('js-debounce', work)).toEqual([
      { kind: 'draft', ...about, ...draft('const visitor = 1;') },
      { kind: 'attempts', problemId: about.problemId, attempts: [attempt] },
      {
        ...{ kind: 'cases', ...about, inputs: ['f(1)', 'f(2)'] },
        changedAt: '2020-01-01T00:00:00.000Z',
      },
    ]);
    const onlyCases = { ...work, draft: { code: null, changedAt: '' }, attempts: null };
    expect(kinds.taskWork.itemsOf('js-debounce', onlyCases)).toHaveLength(1);
    expect(kinds.taskWork.describe(onlyCases).words).toBe('2 cases');
  });

  test('that is merged keeps what the account has not taken from this device', () => {
    const own: TaskWork = {
      ...work,
      draft: draft('const asha = 1;'),
      attempts: [{ ...attempt, id: '6f0c9c1e-3d0b-4c56-8a3e-6f1c2d3e4f51' }],
      cases: { inputs: ['f(0)'], changedAt: '2026-11-22T10:00:00.000Z' },
    };
    expect(kinds.taskWork.ownAfter(work, null)).toEqual({ ...work, attempts: null });
    expect(kinds.taskWork.ownAfter(work, own)).toEqual({
      ...work,
      attempts: own.attempts,
      cases: { inputs: ['f(0)', 'f(1)', 'f(2)'], changedAt: '' },
    });
  });
});
