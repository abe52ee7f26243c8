import {
  decideLater,
  drafts,
  isUndecided,
  leftThings,
  ownCases,
  queries,
  type TaskWork,
  taskWork,
} from './index.ts';

const ASHA = '0a7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f50';
const RAVI = '1b7a3c1e-6d0b-4c56-8a3e-6f1c2d3e4f51';
const draft = (code: string) => ({ code, changedAt: '2026-11-22T10:00:00.000Z' });

beforeEach(() => localStorage.clear());

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

test("a draft that names its owner inside is the owner's, and nobody is offered it", () => {
  localStorage.setItem('dsa-draft:add', 'asha = 1');
  localStorage.setItem('dsa-draft-about:add', JSON.stringify({ changedAt: 'then', person: ASHA }));
  const query = { query: 'select 1', person: ASHA };
  localStorage.setItem('sql-draft:sql-names', JSON.stringify(query));
  expect(leftThings()).toEqual([]);
  expect(drafts.read('add', ASHA)).toEqual({ code: 'asha = 1', changedAt: 'then' });
  expect(queries.read('sql-names', ASHA)?.query).toBe('select 1');
  expect(drafts.read('add', RAVI)).toBeNull();
});

test('writing as a visitor takes nothing from a draft that names its owner inside', () => {
  localStorage.setItem('dsa-draft:add', 'asha = 1');
  localStorage.setItem('dsa-draft-about:add', JSON.stringify({ person: ASHA }));
  drafts.write('add', null, draft('visitor = 1'));
  expect(drafts.read('add', ASHA)?.code).toBe('asha = 1');
  expect(drafts.read('add', null)?.code).toBe('visitor = 1');
});

test('what somebody puts off is asked about again once there is more', () => {
  expect(isUndecided(ASHA)).toBe(false);
  ownCases.write('add', null, ['add(1, 2)']);
  expect(isUndecided(ASHA)).toBe(true);
  decideLater(ASHA);
  expect(isUndecided(ASHA)).toBe(false);
  expect(isUndecided(RAVI)).toBe(true);
  drafts.write('add', null, draft('visitor = 1'));
  expect(isUndecided(ASHA)).toBe(true);
});

test('what is stored and is none of it does no harm', () => {
  localStorage.setItem('dsa-cases:add', '{"not": "a list"}');
  localStorage.setItem('sql-draft:sql-names', 'null');
  localStorage.setItem('dsa-attempts:add', 'not JSON');
  localStorage.setItem('plan:settings', '[]');
  expect(ownCases.read('add', null)).toBeNull();
  expect(queries.read('sql-names', null)).toBeNull();
});

test('of two programs for a task the later one wins, and attempts and cases of both stay', () => {
  const attempt = (id: string, submittedAt: string): TaskWork['attempts'] => [
    {
      id,
      language: 'javascript',
      verdict: 'accepted',
      passed: 1,
      total: 1,
      milliseconds: 1,
      submittedAt,
      code: id,
    },
  ];
  const place = { title: 'Debounce', path: '/roadmaps/javascript/javascript-debounce' };
  const visitors: TaskWork = {
    ...place,
    draft: draft('const visitor = 1;'),
    attempts: attempt('first', '2026-11-22T09:00:00.000Z'),
    cases: ['f(1)'],
  };
  const own: TaskWork = {
    ...place,
    draft: { code: 'const asha = 1;', changedAt: '2026-11-23T10:00:00.000Z' },
    attempts: attempt('second', '2026-11-23T09:00:00.000Z'),
    cases: ['f(1)', 'f(2)'],
  };
  expect(taskWork.compare(visitors, null)).toBe('added');
  expect(taskWork.compare(visitors, own)).toBe('account');
  const merged = taskWork.merge(visitors, own);
  expect(merged.draft?.code).toBe('const asha = 1;');
  expect(merged.attempts?.map(({ id }) => id)).toEqual(['second', 'first']);
  expect(merged.cases).toEqual(['f(1)', 'f(2)']);
});
