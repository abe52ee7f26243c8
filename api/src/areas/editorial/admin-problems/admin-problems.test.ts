import type { AdminDsaProblem } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { approachContent, unitContent, writeProblem } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;

const PROBLEMS = '/v1/admin/dsa-problems';

beforeEach(async () => {
  site = await createPracticeSite(
    {
      web: ['sum', 'rain', 'new'].map((name, at) =>
        unitContent(`web-${name}`, { sequence_number: at + 1 }),
      ),
    },
    (content) => {
      writeProblem(content, 'sum', { sequence_number: 10 });
      writeProblem(content, 'rain', { sequence_number: 20 });
      content.write('../dsa-problems/sum/picture.json', {
        title: 'Values are added',
        frames: [{ note: 'Two values.', shapes: [{ shape: 'array', cells: [1, 2] }] }],
      });
    },
  );
  editor = await site.signInAdmin('editor');
});
afterEach(() => site.close());

const read = async (id = 'sum'): Promise<AdminDsaProblem> =>
  (await editor.get(`${PROBLEMS}/${id}`)).json();

/** The fields of the form, and the version they were read with. */
function formOf(problem: AdminDsaProblem) {
  const { id: _, slug: _s, origin: _o, published: _p, retired: _r, draft: _d, ...rest } = problem;
  const { proved: _pr, listingHash: _h, lastRun: _l, draftSaved: _ds, ...more } = rest;
  const { changedFields: _c, javascript: _j, ...form } = more;
  return form;
}

const save = async (changes: object, id = 'sum') =>
  editor.put(`${PROBLEMS}/${id}`, { ...formOf(await read(id)), ...changes });

const publish = async (id = 'sum') =>
  editor.post(`${PROBLEMS}/${id}/publish`, { version: (await read(id)).version });

async function run(passed: number, id = 'sum') {
  const { listingHash, cases } = await read(id);
  return editor.post(`${PROBLEMS}/${id}/runs`, { listingHash, passed, total: cases.length });
}

async function create(changes: object = {}) {
  const { version: _, ...form } = formOf(await read());
  return editor.post(PROBLEMS, { ...form, id: 'new', unit_id: 'web-new', ...changes });
}

const slugs = async () =>
  (await site.visitor().get('/v1/dsa-problems')).json().map(({ slug }: { slug: string }) => slug);

const CODE = 'def total(values):\n    return sum(values)\n\n\nprint(total([1, 2]))  # faster\n';

test("a new problem is nobody's but administrators' until its listing has passed and it is published", async () => {
  const made = await create();
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { id: 'new', slug: 'new', published: false, draft: true, proved: false, origin: 'site' },
  ]);
  expect(await slugs()).toEqual(['sum', 'rain']);
  expect((await site.visitor().get('/v1/dsa-problems/new')).statusCode).toBe(404);
  const comments = await site.visitor().get('/v1/comments?subject=dsa-problem:new');
  expect(comments.statusCode).toBe(404);
  expect((await site.visitor().get('/v1/search?q=new')).body).not.toContain('/dsaarticle/new');

  const early = await publish('new');
  expect([early.statusCode, early.json().code]).toEqual([409, 'not-proved']);
  await run(5, 'new');
  expect((await publish('new')).json().code).toBe('not-proved');
  const proved = await run(6, 'new');
  expect(proved.json()).toMatchObject({
    proved: true,
    lastRun: { passed: 6, total: 6, admin: 'Ravi Menon' },
  });
  expect((await publish('new')).json()).toMatchObject({ published: true, draft: false });
  await eventually(slugs, ['sum', 'rain', 'new']);
  const links = (await site.visitor().get('/v1/roadmaps/web')).body;
  expect(links).toContain('/dsaarticle/new');
});

test('readers keep the published listing until the new one has passed', async () => {
  const saved = await save({ code: CODE, title: 'Sum it up' });
  expect(saved.json()).toMatchObject({
    published: true,
    draft: true,
    proved: false,
    changedFields: ['title', 'code'],
    draftSaved: { by: 'Ravi Menon' },
  });
  expect((await publish()).json().code).toBe('not-proved');
  expect((await site.visitor().get('/v1/dsa-problems/sum')).json().code).not.toBe(CODE);
  await run(6);
  expect((await publish()).statusCode).toBe(200);
  const title = async () => (await site.visitor().get('/v1/dsa-problems/sum')).json().title;
  await eventually(title, 'Sum it up');
  expect((await site.visitor().get('/v1/dsa-problems/sum')).json().code).toBe(CODE);
});

test.each([
  ['code', { code: CODE }],
  ['support', { support: 'import math\n' }],
  ['an expected value', { cases: 'other' }],
])('a run proves nothing once %s is another', async (_what, changes) => {
  await create();
  await run(6, 'new');
  const { cases } = await read('new');
  const other = cases.map((one) => ({ ...one, expected: '7' }));
  await save('cases' in changes ? { cases: other } : changes, 'new');
  expect((await read('new')).proved).toBe(false);
  expect((await publish('new')).json().code).toBe('not-proved');
});

test('a change of texts alone needs no run', async () => {
  await save({ follow_up: 'And without a list?' });
  expect((await publish()).json()).toMatchObject({ published: true, draft: false });
});

test('hints, starter, naive solution, generator and hidden cases change without another run', async () => {
  await create();
  await run(6, 'new');
  const { cases } = await read('new');
  const changes = {
    hints: [],
    starter: '',
    naive: 'def total(values):\n    return 0\n',
    generator: 'def call(n, random):\n    return total, [1] * n\n',
    cases: cases.map((one, at) => ({ ...one, hidden: at === 5 })),
  };
  expect((await save(changes, 'new')).json()).toMatchObject({ ...changes, proved: true });
  expect((await publish('new')).json()).toMatchObject({
    errors: { input_size: 'must say what n counts in the generator' },
  });
  await save({ ...changes, input_size: 'the number of values' }, 'new');
  expect((await publish('new')).statusCode).toBe(200);
  const problem = async () => (await site.visitor().get('/v1/dsa-problems/new')).json();
  await eventually(async () => (await problem()).hints, []);
  const { starter, starterHtml, growth, cases: shown } = await problem();
  expect(growth).toEqual({ n: 'the number of values', generator: changes.generator });
  expect([starter, starterHtml, shown[5].hidden, shown[0].hidden]).toEqual(['', '', true, false]);
});

const EXPLANATION = {
  title: 'One after the other',
  content: ['Each value is added.'],
  key_insight: 'A sum needs no list.',
  steps: ['Start with 0.', 'Add each value.'],
};

const APPROACHES = {
  solution: 'Built-in sum',
  before: [
    {
      ...approachContent('brute-force'),
      code: 'def total(values):\n    return 0\n',
      javascript: '',
    },
  ],
};

test('approaches are saved, published without another run, and kept in the audit log', async () => {
  const saved = await save({ approaches: APPROACHES });
  expect(saved.json()).toMatchObject({
    approaches: APPROACHES,
    changedFields: ['approaches'],
    proved: true,
    javascript: false,
  });
  const shown = async () => (await site.visitor().get('/v1/dsa-problems/sum')).json().approaches;
  expect(await shown()).toBeUndefined();
  expect((await publish()).statusCode).toBe(200);
  const names = async () =>
    (await shown())?.before.map(({ name }: { name: string }) => name) ?? null;
  await eventually(names, ['Approach brute-force']);
  const { rows } = await site.database.pool.query(
    "select before, after from audit_log where action = 'dsa-problem.publish'",
  );
  expect(rows).toEqual([{ before: { approaches: null }, after: { approaches: APPROACHES } }]);
  await save({ approaches: null });
  await publish();
  await eventually(names, null);
});

test('Java and C++ are saved and published together, without another run', async () => {
  const compiled = { java: 'class Solution {}\n', cpp: 'class Solution {};\n' };
  const refused = await save({ compiled: { ...compiled, cpp: '' } });
  expect(refused.json().errors).toEqual({ 'compiled.cpp': 'must not be empty' });
  const saved = await save({ compiled });
  expect(saved.json()).toMatchObject({ compiled, changedFields: ['compiled'], proved: true });
  expect((await publish()).statusCode).toBe(200);
  const shown = async () => (await site.visitor().get('/v1/dsa-problems/sum')).json().compiled;
  const codes = async () => [(await shown())?.java.code, (await shown())?.cpp.code];
  await eventually(codes, [compiled.java, compiled.cpp]);
  await save({ compiled: null });
  await publish();
  await eventually(codes, [undefined, undefined]);
});

const PICTURE = {
  title: 'One value after the other',
  frames: [
    {
      note: 'The total is `3` so far.',
      shapes: [
        { shape: 'array', name: 'values', cells: [1, 2], marked: [1], pointers: { at: 1 } },
        { shape: 'map', entries: [['total', 3]] },
      ],
    },
    {
      note: 'Each kind of value stays what it is.',
      shapes: [
        { shape: 'tree', nodes: [1, null, '2'] },
        { shape: 'grid', rows: [['', 0]], row_labels: ['a'], marked: [[0, 1]] },
        { shape: 'bars', heights: [0.5, 2], filled: [1, 0] },
        {
          shape: 'graph',
          directed: true,
          nodes: [
            { name: 'a', at: [0, 1.5], look: 'faded' },
            { name: 'b', at: [1, 0], note: '0' },
          ],
          edges: [{ from: 'a', to: 'b', weight: 4 }],
        },
      ],
    },
  ],
};

const shownPicture = async () =>
  (await site.visitor().get('/v1/dsa-problems/sum')).json().explanation.picture ?? null;

test('a picture is saved, published without another run, and taken away', async () => {
  expect(await read()).toMatchObject({ picture: { title: 'Values are added' } });
  const saved = await save({ picture: PICTURE });
  expect(saved.json()).toMatchObject({
    picture: PICTURE,
    changedFields: ['picture'],
    proved: true,
  });
  expect(await shownPicture()).toMatchObject({ title: 'Values are added' });
  expect((await publish()).statusCode).toBe(200);
  await eventually(async () => (await shownPicture())?.title, PICTURE.title);
  expect(await shownPicture()).toEqual(PICTURE);
  await save({ picture: null });
  await publish();
  await eventually(shownPicture, null);
});

test('a change of the explanation keeps its picture', async () => {
  const saved = await save({ explanation: EXPLANATION });
  expect(saved.json().changedFields).toEqual(['explanation']);
  await publish();
  const heading = async () =>
    (await site.visitor().get('/v1/dsa-problems/sum')).json().explanation.title;
  await eventually(heading, EXPLANATION.title);
  expect(await shownPicture()).toMatchObject({ title: 'Values are added' });
});

test('mistakes in a picture are told at their fields', async () => {
  const answer = await save({
    picture: {
      title: '',
      frames: [{ note: 'One.', shapes: [{ shape: 'array', cells: [1], marked: [1] }] }],
    },
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      'picture.title': 'must not be empty',
      'picture.frames.0.shapes.0.marked': 'must have positions of what is there, from 0',
    },
  ]);
});

test('mistakes in approaches are told at their fields', async () => {
  const [one] = APPROACHES.before;
  const answer = await save({
    approaches: { solution: '', before: [one, { ...one, code: '', steps: ['Add `1.', 'Go.'] }] },
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      'approaches.solution': 'must not be empty',
      'approaches.before': 'must have different ids',
      'approaches.before.1.code': 'must not be empty',
      'approaches.before.1.steps.0': 'must close every backtick it opens',
    },
  ]);
});

test('an approach is published only with a listing in every language of its problem', async () => {
  const errors = async () => (await publish()).json().errors;
  const field = 'approaches.before.0.javascript';
  const withJavaScript = (javascript: string) => ({
    approaches: { ...APPROACHES, before: [{ ...APPROACHES.before[0], javascript }] },
  });
  await save(withJavaScript('const total = () => 0;'));
  expect(await errors()).toEqual({
    [field]: 'must be empty, since the problem is solved in Python alone',
  });
  await site.database.pool.query(
    `update dsa_problem_drafts set content = content || '{"javascript": {"code": "", "starter": "", "cases": [], "support": ""}}'`,
  );
  expect(await read()).toMatchObject({ javascript: true });
  await save(withJavaScript(''));
  expect(await errors()).toEqual({
    [field]: 'must not be empty, since the problem can be solved in JavaScript',
  });
  await save(withJavaScript('const total = () => 0;'));
  expect((await publish()).statusCode).toBe(200);
});

/** Makes all drafts as old as possible. */
const age = () =>
  site.database.pool.query(`
    update dsa_problem_drafts set content = (content - '{starter,naive,generator,javascript,approaches,compiled,picture}'::text[])
      #- '{problem,hints}' #- '{problem,input_size}' #- '{problem,reviewed}' || jsonb_build_object(
        'cases', (select jsonb_agg(one - 'hidden') from jsonb_array_elements(content -> 'cases') one))`);

test('a draft from before there were hints, starters, generators, approaches, Java, pictures and hidden cases has none', async () => {
  await create();
  await age();
  const draft = await read('new');
  expect(draft).toMatchObject({ approaches: null, compiled: null, picture: null, reviewed: null });
  expect(draft).toMatchObject({ hints: [], starter: '', naive: '', generator: '', input_size: '' });
  expect(draft.cases.map(({ hidden }) => hidden)).toEqual(Array(6).fill(false));
  expect((await save({ title: 'Changed' }, 'new')).statusCode).toBe(200);
});

test('such a draft leaves alone what is published of these', async () => {
  const { cases } = await read();
  await save({
    hints: ['Look.', 'Think.', 'Add.'],
    starter: 'def total(values):\n    pass\n',
    naive: 'def total(values):\n    return 0\n',
    generator: 'def call(n, random):\n    return total, [1] * n\n',
    input_size: 'the number of values',
    cases: cases.map((one, at) => ({ ...one, hidden: at === 5 })),
    approaches: APPROACHES,
    compiled: { java: 'class Solution {}\n', cpp: 'class Solution {};\n' },
    reviewed: '2026-11-24',
  });
  await publish();
  const { version: _, ...published } = formOf(await read());
  expect(published.picture).toMatchObject({ title: 'Values are added' });
  await save({ title: 'Sum of values' });
  await age();
  expect(await read()).toMatchObject({ changedFields: ['title'] });
  expect((await publish()).statusCode).toBe(200);
  expect(await read()).toMatchObject({ ...published, title: 'Sum of values', draft: false });
});

test('a run of another listing or of fewer cases is not taken', async () => {
  const { listingHash } = await read();
  await save({ code: CODE });
  const send = (body: object) => editor.post(`${PROBLEMS}/sum/runs`, body);
  const stale = await send({ listingHash, passed: 6, total: 6 });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'changed-elsewhere', current: { code: CODE } },
  ]);
  const current = (await read()).listingHash;
  const fewer = await send({ listingHash: current, passed: 1, total: 1 });
  expect([fewer.statusCode, fewer.json().errors]).toEqual([
    400,
    { total: 'must be 6, the number of cases' },
  ]);
  const more = await send({ listingHash: current, passed: 7, total: 6 });
  expect(more.json().errors).toEqual({ passed: 'must not be more than the number of cases' });
});

test('the latest run counts: one that fails takes the proof back', async () => {
  await save({ code: CODE });
  await run(6);
  await run(5);
  expect((await publish()).json().code).toBe('not-proved');
});

test('what somebody else saved meanwhile is neither overwritten nor published unseen', async () => {
  const stale = formOf(await read());
  await save({ title: 'Mine' });
  const refused = await editor.put(`${PROBLEMS}/sum`, { ...stale, title: 'Theirs' });
  expect([refused.statusCode, refused.json().current.title]).toEqual([409, 'Mine']);
  const published = await editor.post(`${PROBLEMS}/sum/publish`, { version: stale.version });
  expect(published.json().code).toBe('changed-elsewhere');
});

test('a problem must fit its unit to be published', async () => {
  await create({ unit_id: 'web-nowhere' });
  await run(6, 'new');
  const errors = async () => (await publish('new')).json().errors;
  expect(await errors()).toEqual({ unit_id: 'names no learning unit: web-nowhere' });
  await save({ unit_id: 'web-rain' }, 'new');
  expect(await errors()).toEqual({ unit_id: 'web-rain is already used by rain' });
  await save({ unit_id: 'web-new', difficulty: 'hard' }, 'new');
  expect(await errors()).toEqual({ difficulty: 'must be easy, as web-new is' });
});

test('a retired problem is gone for readers, keeps its place and its id, and comes back', async () => {
  const retire = (retired: boolean) => editor.put(`${PROBLEMS}/sum/retired`, { retired });
  expect((await retire(true)).json()).toMatchObject({ published: false, retired: true });
  await eventually(slugs, ['rain']);
  expect((await create({ id: 'sum' })).json().code).toBe('id-taken');
  expect((await retire(false)).statusCode).toBe(200);
  await eventually(slugs, ['sum', 'rain']);
});

test('a draft is discarded: what was published stays, what never was is gone', async () => {
  await save({ title: 'Mine' });
  await create();
  const discard = (id: string) => editor.delete(`${PROBLEMS}/${id}/draft`);
  expect((await discard('sum')).statusCode).toBe(200);
  expect((await discard('new')).statusCode).toBe(200);
  expect((await discard('sum')).statusCode).toBe(404);
  expect(await read()).toMatchObject({ title: 'Problem sum', draft: false });
  expect((await editor.get(`${PROBLEMS}/new`)).statusCode).toBe(404);
});

test('a draft that says what is published is none', async () => {
  await save({ title: 'Mine' });
  expect((await save({ title: 'Problem sum' })).json()).toMatchObject({ draft: false });
});

test('one call puts a category in order', async () => {
  const order = (...ids: string[]) =>
    editor.put(`${PROBLEMS}/order`, { category: 'Hash Table', ids });
  const answer = await order('rain', 'sum');
  expect(answer.json().items.map(({ id }: { id: string }) => id)).toEqual(['rain', 'sum']);
  await eventually(slugs, ['rain', 'sum']);
  expect((await order('rain')).statusCode).toBe(409);
});

test('the list is searched and filtered', async () => {
  await create();
  await save({ title: 'Mine' }, 'rain');
  await editor.put(`${PROBLEMS}/sum/retired`, { retired: true });
  const ids = async (query: string) =>
    (await editor.get(`${PROBLEMS}${query}`)).json().items.map(({ id }: { id: string }) => id);
  expect(await ids('')).toEqual(['sum', 'rain', 'new']);
  expect(await ids('?q=MINE')).toEqual(['rain']);
  expect(await ids('?status=published')).toEqual(['rain']);
  expect(await ids('?status=draft')).toEqual(['rain', 'new']);
  expect(await ids('?status=unproved')).toEqual(['new']);
  expect(await ids('?status=retired&difficulty=easy&category=Hash%20Table')).toEqual(['sum']);
  expect(await ids('?difficulty=hard')).toEqual([]);
});

test('mistakes are told at their fields, in the words of the content files', async () => {
  const answer = await save({ cases: [], description: ['A `mark.'], code: ' ' });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      cases: 'must have at least six cases',
      'description.0': 'must close every backtick it opens',
      code: 'must not be empty',
    },
  ]);
});

test('a category that is in no content file is refused, in a new problem and in an old one', async () => {
  const refused = [400, { category: expect.stringMatching(/^must be one of Two Pointers, /) }];
  for (const answer of [await create({ category: 'Maths' }), await save({ category: 'Maths' })]) {
    expect([answer.statusCode, answer.json().errors]).toEqual(refused);
  }
});

test('every change is in the audit log', async () => {
  await save({ code: CODE });
  await run(6);
  await publish();
  const { rows } = await site.database.pool.query(
    "select action from audit_log where subject = 'sum' order by id",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'dsa-problem.save',
    'dsa-problem.run',
    'dsa-problem.publish',
  ]);
});
