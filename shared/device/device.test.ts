import type { Attempt } from '@site/shared/contracts/practice';
import { records } from '@site/shared/platform';
import {
  decideLater,
  drafts,
  isUndecided,
  kinds,
  leftThings,
  ownCases,
  readPlan,
} from './index.ts';

const ASHA = '0a7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f50';
const RAVI = '1b7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f51';
const NOW = '2026-11-22T10:00:00.000Z';
const place = { title: 'Debounce', path: '/roadmaps/javascript/javascript-debounce' };
const draft = (code: string) => ({ code, changedAt: NOW, ...place });

beforeEach(() => {
  for (const { kind, key, owner } of records.list(() => true)) records.remove(kind, key, owner);
});

test("each person's things are apart, and so are a visitor's", () => {
  drafts.write('dsa-add:python', null, draft('visitor = 1'));
  drafts.write('dsa-add:python', ASHA, draft('asha = 1'));
  drafts.write('dsa-add:javascript', RAVI, draft('const ravi = 1;'));
  expect(drafts.read('dsa-add:python', null)?.code).toBe('visitor = 1');
  expect(drafts.read('dsa-add:python', ASHA)?.code).toBe('asha = 1');
  expect(drafts.read('dsa-add:python', RAVI)).toBeNull();
  expect(drafts.names(RAVI)).toEqual(['dsa-add:javascript']);
  expect(leftThings()).toEqual([{ kind: 'drafts', name: 'dsa-add:python' }]);
});

test('what was put off comes up again once there is more', () => {
  expect(isUndecided(ASHA)).toBe(false);
  ownCases.write('dsa-add:python', null, { inputs: ['add(1, 2)'], changedAt: '', ...place });
  expect(isUndecided(ASHA)).toBe(true);
  decideLater(ASHA);
  expect(isUndecided(ASHA)).toBe(false);
  expect(isUndecided(RAVI)).toBe(true);
  drafts.write('dsa-add:python', null, draft('visitor = 1'));
  expect(isUndecided(ASHA)).toBe(true);
});

test("what another release wrote and isn't valid does no harm, and isn't listed as something to merge", () => {
  records.write('own-cases', 'dsa-add:python', null, { not: 'a list' });
  records.write('draft', 'sql-names:sql', null, null);
  records.write('attempts', 'dsa-add', null, 'no list');
  records.write('plan', 'settings', null, []);
  records.write('draft', 'dsa-add:python', null, { code: 'pass', changedAt: NOW });
  expect(drafts.read('dsa-add:python', null)).toBeNull();
  expect(ownCases.read('dsa-add:python', null)).toBeNull();
  expect(drafts.read('sql-names:sql', null)).toBeNull();
  expect(leftThings()).toEqual([]);
  expect(isUndecided(ASHA)).toBe(false);
});

test('a plan that no longer fits is none', () => {
  records.write('plan', 'settings', null, { settings: { level: 'expert' }, changedAt: '' });
  expect(readPlan()).toBeNull();
  expect(kinds.plans.read('settings', null)).toBeNull();
});

const attempt: Attempt = {
  ...{ id: '5f0c9c1e-3d0b-4c56-8a3e-6f1c2d3e4f50', language: 'javascript', verdict: 'accepted' },
  ...{ passed: 1, total: 1, milliseconds: 1, submittedAt: '2026-11-22T09:00:00.000Z', code: '1' },
};

test('what is made of an exercise goes to the account by its unit and language', () => {
  const cases = { inputs: ['f(1)', 'f(2)'], changedAt: '', ...place };
  expect(kinds.drafts.itemsOf('sql-names:sql', draft('select 1'))).toEqual([
    { kind: 'draft', unitId: 'sql-names', language: 'sql', code: 'select 1', changedAt: NOW },
  ]);
  expect(kinds.attempts.itemsOf('js-debounce', { attempts: [attempt], ...place })).toEqual([
    { kind: 'attempts', unitId: 'js-debounce', attempts: [attempt] },
  ]);
  expect(kinds.ownCases.itemsOf('js-debounce:javascript', cases)).toEqual([
    {
      ...{ kind: 'cases', unitId: 'js-debounce', language: 'javascript' },
      ...{ inputs: ['f(1)', 'f(2)'], changedAt: '2020-01-01T00:00:00.000Z' },
    },
  ]);
});

test('a starter is nothing that goes to the account', () => {
  const starter = { code: null, changedAt: NOW, ...place };
  expect(kinds.drafts.itemsOf('js-debounce:javascript', starter)).toEqual([]);
});

test("after a merge, what the account hasn't taken stays on this device", () => {
  const made = { attempts: [attempt], ...place };
  const own = { attempts: [{ ...attempt, id: ASHA }], ...place };
  expect(kinds.attempts.ownAfter(made, own)).toBe(own);
  expect(kinds.attempts.ownAfter(made, null)).toBeNull();
  const merged = { inputs: ['f(1)', 'f(2)'], changedAt: NOW, ...place };
  const cases = { inputs: ['f(0)'], changedAt: NOW, ...place };
  expect(kinds.ownCases.ownAfter(merged, null)).toEqual(merged);
  expect(kinds.ownCases.ownAfter(merged, cases)).toEqual({
    ...{ inputs: ['f(0)', 'f(1)', 'f(2)'], changedAt: '', ...place },
  });
});
