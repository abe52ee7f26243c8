import type { AdminDsaProblem, AdminDsaProblemList } from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
import { approachContent, unitContent, writeProblem } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;

const PROBLEMS = '/v1/admin/dsa-problems';

/** Each test has a problem of its own, and a unit for a new one; another problem is everyone's. */
const letters = [...'abcdefghijklmnopqrstuvwxyz', 'last'];
let turn = 0;
let sum: string;
const rain = 'rain';
/** The id of a problem that isn't there yet. */
let fresh: string;

beforeAll(async () => {
  const names = letters.flatMap((letter) => [`sum-${letter}`, `new-${letter}`]);
  site = await createPracticeSite(
    {
      web: [...names, rain].map((name, at) =>
        unitContent(`web-${name}`, { sequence_number: at + 1 }),
      ),
    },
    (content) => {
      for (const [at, letter] of letters.entries()) {
        writeProblem(content, `sum-${letter}`, { sequence_number: 10 * at + 10 });
        content.write(`../dsa-problems/sum-${letter}/picture.json`, {
          title: 'Values are added',
          frames: [{ note: 'Two values.', shapes: [{ shape: 'array', cells: [1, 2] }] }],
        });
      }
      writeProblem(content, rain, { sequence_number: 900 });
    },
  );
  editor = await site.signInAdmin('editor');
});
beforeEach(() => {
  const letter = letters[turn];
  [sum, fresh] = [`sum-${letter}`, `new-${letter}`];
  turn += 1;
});
afterAll(() => site.close());

const read = async (id = sum): Promise<AdminDsaProblem> =>
  (await editor.get(`${PROBLEMS}/${id}`)).json();

/** The fields of the form, and the version they were read with. */
function formOf(problem: AdminDsaProblem) {
  const { id: _, slug: _s, origin: _o, published: _p, retired: _r, draft: _d, ...rest } = problem;
  const { proved: _pr, listingHash: _h, lastRun: _l, draftSaved: _ds, ...more } = rest;
  const { changedFields: _c, javascript: _j, ...form } = more;
  return form;
}

const save = async (changes: object, id = sum) =>
  editor.put(`${PROBLEMS}/${id}`, { ...formOf(await read(id)), ...changes });

const publish = async (id = sum) =>
  editor.post(`${PROBLEMS}/${id}/publish`, { version: (await read(id)).version });

async function run(passed: number, id = sum) {
  const { listingHash, cases } = await read(id);
  return editor.post(`${PROBLEMS}/${id}/runs`, { listingHash, passed, total: cases.length });
}

const begin = (id = fresh) => editor.post(PROBLEMS, { id, title: 'Of our own' });

/** A draft that lacks nothing but a run. */
async function create(changes: object = {}) {
  await begin();
  const { version: _, ...form } = formOf(await read());
  return save({ ...form, unit_id: `web-${fresh}`, ...changes }, fresh);
}

/** Those of the test that readers see, in their order. */
const slugs = async () =>
  (await site.visitor().get('/v1/dsa-problems'))
    .json()
    .map(({ slug }: { slug: string }) => slug)
    .filter((slug: string) => [sum, rain, fresh].includes(slug));

const CODE = 'def total(values):\n    return sum(values)\n\n\nprint(total([1, 2]))  # faster\n';

test("a new problem is nobody's but administrators' until its listing has passed and it is published", async () => {
  const made = await create();
  expect([made.statusCode, made.json()]).toMatchObject([
    200,
    { id: fresh, slug: fresh, published: false, draft: true, proved: false, origin: 'site' },
  ]);
  expect(await slugs()).toEqual([sum, rain]);
  expect((await site.visitor().get(`/v1/dsa-problems/${fresh}`)).statusCode).toBe(404);
  const comments = await site.visitor().get(`/v1/comments?subject=dsa-problem:${fresh}`);
  expect(comments.statusCode).toBe(404);
  expect((await site.visitor().get(`/v1/search?q=${fresh}`)).body).not.toContain(
    `/dsaarticle/${fresh}`,
  );

  const early = await publish(fresh);
  expect([early.statusCode, early.json().code]).toEqual([409, 'not-proved']);
  await run(5, fresh);
  expect((await publish(fresh)).json().code).toBe('not-proved');
  const proved = await run(6, fresh);
  expect(proved.json()).toMatchObject({
    proved: true,
    lastRun: { passed: 6, total: 6, admin: 'Ravi Menon' },
  });
  expect((await publish(fresh)).json()).toMatchObject({ published: true, draft: false });
  await eventually(slugs, [sum, rain, fresh]);
  const links = (await site.visitor().get('/v1/roadmaps/web')).body;
  expect(links).toContain(`/dsaarticle/${fresh}`);
});

test('a problem begins with a title, and is saved with whatever is there until nothing is missing', async () => {
  const made = await begin();
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { id: fresh, title: 'Of our own', category: '', code: '', cases: [], draft: true },
  ]);
  const listed = (await editor.get(`${PROBLEMS}?status=draft`)).json();
  expect(listed.items.map(({ id }: { id: string }) => id)).toContain(fresh);
  const part = {
    description: ['Add them.'],
    cases: [
      { name: '', input: 'total([1])', expected: '', hidden: false },
      { name: '', input: '', expected: '', hidden: true },
    ],
    approaches: { solution: '', before: [{ ...APPROACHES.before[0], name: '', steps: [] }] },
    compiled: { java: 'class Solution {}\n', cpp: '' },
    picture: { title: '', frames: [{ note: '', shapes: [] }] },
  };
  expect((await save(part, fresh)).json()).toMatchObject(part);
  const preview = await editor.get(`${PROBLEMS}/${fresh}/preview`);
  expect([preview.statusCode, preview.json()]).toMatchObject([
    200,
    { title: 'Of our own', description: 'Add them.', cases: [{ input: 'total([1])' }, {}] },
  ]);
  const refused = await publish(fresh);
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    400,
    {
      category: 'must not be empty',
      'explanation.content': 'must have at least one paragraph',
      cases: 'must have at least six cases',
      'cases.0.name': 'must not be empty',
      'approaches.before.0.steps': 'must have at least two steps',
      'compiled.cpp': 'must not be empty',
      'picture.frames.0.shapes': 'must not be empty',
    },
  ]);
  expect(refused.json().errors).not.toHaveProperty('description');
  const wrong = await save({ title: '', unit_id: 'No id', hints: ['A `mark.'] }, fresh);
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([
    400,
    ['title', 'unit_id', 'hints.0'],
  ]);
});

test('readers see the published listing until the new one has passed', async () => {
  const saved = await save({ code: CODE, title: 'Sum it up' });
  expect(saved.json()).toMatchObject({
    published: true,
    draft: true,
    proved: false,
    changedFields: ['title', 'code'],
    draftSaved: { by: 'Ravi Menon' },
  });
  expect((await publish()).json().code).toBe('not-proved');
  expect((await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().code).not.toBe(CODE);
  await run(6);
  expect((await publish()).statusCode).toBe(200);
  const title = async () => (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().title;
  await eventually(title, 'Sum it up');
  expect((await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().code).toBe(CODE);
});

test('a run proves nothing once code, support or an expected value is another', async () => {
  await create();
  const { cases } = await read(fresh);
  const others = cases.map((one) => ({ ...one, expected: '7' }));
  for (const changes of [{ code: CODE }, { support: 'import math\n' }, { cases: others }]) {
    expect((await run(6, fresh)).json().proved).toBe(true);
    expect((await save(changes, fresh)).json().proved).toBe(false);
    expect((await publish(fresh)).json().code).toBe('not-proved');
  }
});

test('a change of texts alone needs no run', async () => {
  await save({ follow_up: { question: 'And without a list?', answer: 'With an iterator.' } });
  expect((await publish()).json()).toMatchObject({ published: true, draft: false });
  await eventually(shownFollowUp, ['And without a list?', 'With an iterator.']);
});

const shownFollowUp = async () => {
  const problem = (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json();
  return [problem.followUp, problem.followUpAnswer];
};

test('a follow-up from before there were answers is one text until it gets one', async () => {
  const text = 'In one pass? Yes, with a sum.';
  await site.database.pool.query(
    `update dsa_problems set follow_up = $1, follow_up_answer = '' where id = $2`,
    [text, sum],
  );
  await save({ title: 'Sums', follow_up: { question: 'In one pass?', answer: 'Yes.' } });
  await site.database.pool.query(
    `update dsa_problem_drafts set content = jsonb_set(content, '{problem,follow_up}', to_jsonb($1::text))
     where id = $2`,
    [text, sum],
  );
  const before = { question: text, answer: '' };
  expect(await read()).toMatchObject({ follow_up: before, changedFields: ['title'] });
  expect((await publish()).json().errors).toEqual({ 'follow_up.answer': 'must not be empty' });
  await save({ follow_up: { question: 'In one pass?', answer: 'Yes, with a sum.' } });
  await publish();
  await eventually(shownFollowUp, ['In one pass?', 'Yes, with a sum.']);
});

test('hints, starter, naive solution, generator and names of cases change without another run', async () => {
  await create();
  await run(6, fresh);
  const { cases } = await read(fresh);
  const changes = {
    hints: [],
    starter: '',
    naive: 'def total(values):\n    return 0\n',
    generator: 'def call(n, random):\n    return total, [1] * n\n',
    cases: cases.map((one, at) => ({ ...one, name: `case ${at}`, hidden: at === 5 })),
  };
  expect((await save(changes, fresh)).json()).toMatchObject({ ...changes, proved: true });
  expect((await publish(fresh)).json()).toMatchObject({
    errors: { input_size: 'must say what n counts in the generator' },
  });
  await save({ ...changes, input_size: 'the number of values' }, fresh);
  expect((await publish(fresh)).statusCode).toBe(200);
  const problem = async () => (await site.visitor().get(`/v1/dsa-problems/${fresh}`)).json();
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

test('approaches are saved, published without another run, and recorded in the audit log', async () => {
  const saved = await save({ approaches: APPROACHES });
  expect(saved.json()).toMatchObject({
    approaches: APPROACHES,
    changedFields: ['approaches'],
    proved: true,
    javascript: false,
  });
  const shown = async () => (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().approaches;
  expect(await shown()).toBeUndefined();
  expect((await publish()).statusCode).toBe(200);
  const names = async () =>
    (await shown())?.before.map(({ name }: { name: string }) => name) ?? null;
  await eventually(names, ['Approach brute-force']);
  const { rows } = await site.database.pool.query(
    "select before, after from audit_log where action = 'dsa-problem.publish' and subject = $1",
    [sum],
  );
  expect(rows).toEqual([{ before: { approaches: null }, after: { approaches: APPROACHES } }]);
  await save({ approaches: null });
  await publish();
  await eventually(names, null);
});

test('Java and C++ are saved and published together, without another run', async () => {
  const compiled = { java: 'class Solution {}\n', cpp: 'class Solution {};\n' };
  await save({ compiled: { ...compiled, cpp: '' } });
  expect((await publish()).json().errors).toEqual({ 'compiled.cpp': 'must not be empty' });
  const saved = await save({ compiled });
  expect(saved.json()).toMatchObject({ compiled, changedFields: ['compiled'], proved: true });
  expect((await publish()).statusCode).toBe(200);
  const shown = async () => (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().compiled;
  const codes = async () => [(await shown())?.java.code, (await shown())?.cpp.code];
  await eventually(codes, [compiled.java, compiled.cpp]);
  // What C++ needs before the listing isn't in the form.
  const stored = 'select compiled from dsa_problems where id = $1';
  const withSupport = { ...compiled, support: 'struct Node {};\n' };
  await site.database.pool.query('update dsa_problems set compiled = $1 where id = $2', [
    withSupport,
    sum,
  ]);
  expect((await save({ title: 'Sums' })).json().changedFields).toEqual(['title']);
  await publish();
  expect((await site.database.pool.query(stored, [sum])).rows).toEqual([{ compiled: withSupport }]);
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
  (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().explanation.picture ?? null;

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
    (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().explanation.title;
  await eventually(heading, EXPLANATION.title);
  expect(await shownPicture()).toMatchObject({ title: 'Values are added' });
});

test('an approach is published only with a listing in Python and JavaScript if its problem has it, and perhaps in C++', async () => {
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
    `update dsa_problem_drafts set content = content || '{"javascript": {"code": "", "starter": "", "cases": [], "support": ""}}'
     where id = $1`,
    [sum],
  );
  expect(await read()).toMatchObject({ javascript: true });
  await save(withJavaScript(''));
  expect(await errors()).toEqual({
    [field]: 'must not be empty, since the problem can be solved in JavaScript',
  });
  const { approaches } = withJavaScript('const total = () => 0;');
  const cpp = 'class Solution {};\n';
  const withCpp = { ...approaches, before: approaches.before.map((one) => ({ ...one, cpp })) };
  await save({ approaches: withCpp });
  expect(await errors()).toEqual({
    'approaches.before.0.cpp': "must be empty, since the problem can't be solved in C++",
  });
  await save({ approaches: withCpp, compiled: { java: 'class Solution {}\n', cpp } });
  expect((await publish()).statusCode).toBe(200);
  const shown = async () =>
    (await site.visitor().get(`/v1/dsa-problems/${sum}`)).json().approaches?.before[0].cpp?.code;
  await eventually(shown, cpp);
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
  const draft = await read(fresh);
  expect(draft).toMatchObject({ approaches: null, compiled: null, picture: null, reviewed: null });
  expect(draft).toMatchObject({ hints: [], starter: '', naive: '', generator: '', input_size: '' });
  expect(draft.cases.map(({ hidden }) => hidden)).toEqual(Array(6).fill(false));
  expect((await save({ title: 'Changed' }, fresh)).statusCode).toBe(200);
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
  const send = (body: object) => editor.post(`${PROBLEMS}/${sum}/runs`, body);
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

test('what someone else saved meanwhile is neither overwritten nor published unseen', async () => {
  const stale = formOf(await read());
  await save({ title: 'Mine' });
  const refused = await editor.put(`${PROBLEMS}/${sum}`, { ...stale, title: 'Theirs' });
  expect([refused.statusCode, refused.json().current.title]).toEqual([409, 'Mine']);
  const published = await editor.post(`${PROBLEMS}/${sum}/publish`, { version: stale.version });
  expect(published.json().code).toBe('changed-elsewhere');
});

test('a unit is found by its name and its id, with the problem that uses it', async () => {
  const find = async (q: string) =>
    (await editor.get(`/v1/admin/learning-units?q=${q}`)).json().items;
  const [found] = await find(`WEB-${sum}`);
  expect(found).toMatchObject({
    id: `web-${sum}`,
    difficulty: 'easy',
    usedBy: { id: sum, title: `Problem ${sum}` },
  });
  expect((await find(`web-${fresh}`))[0].usedBy).toBeNull();
  await create();
  expect((await find(`web-${fresh}`))[0].usedBy).toMatchObject({ id: fresh });
  expect(await find('no-such-unit')).toEqual([]);
});

test('a problem must fit its unit to be published', async () => {
  await create({ unit_id: 'web-nowhere' });
  await run(6, fresh);
  const errors = async () => (await publish(fresh)).json().errors;
  expect(await errors()).toEqual({ unit_id: 'names no learning unit: web-nowhere' });
  await save({ unit_id: `web-${rain}` }, fresh);
  expect(await errors()).toEqual({ unit_id: `web-${rain} is already used by ${rain}` });
  await save({ unit_id: `web-${fresh}`, difficulty: 'hard' }, fresh);
  expect(await errors()).toEqual({ difficulty: `must be easy, as web-${fresh} is` });
});

test('a retired problem is gone for readers, keeps its place and its id, and comes back', async () => {
  const retire = (retired: boolean) => editor.put(`${PROBLEMS}/${sum}/retired`, { retired });
  expect((await retire(true)).json()).toMatchObject({ published: false, retired: true });
  await eventually(slugs, [rain]);
  const taken = `“Problem ${sum}” has this address. Addresses are never reused, even after something is retired.`;
  expect((await begin(sum)).json()).toMatchObject({ code: 'id-taken', errors: { id: taken } });
  const address = (id: string) => editor.get(`${PROBLEMS}/addresses/${id}`);
  expect((await address(sum)).json()).toEqual({ taken });
  expect((await address(fresh)).json()).toEqual({ taken: null });
  expect((await retire(false)).statusCode).toBe(200);
  await eventually(slugs, [sum, rain]);
});

test('a draft is discarded: what was published stays, what never was is gone', async () => {
  await save({ title: 'Mine' });
  await create();
  const discard = (id: string) => editor.delete(`${PROBLEMS}/${id}/draft`);
  expect((await discard(sum)).statusCode).toBe(200);
  expect((await discard(fresh)).statusCode).toBe(200);
  expect((await discard(sum)).statusCode).toBe(404);
  expect(await read()).toMatchObject({ title: `Problem ${sum}`, draft: false });
  expect((await editor.get(`${PROBLEMS}/${fresh}`)).statusCode).toBe(404);
});

test('a draft that says what is published is none', async () => {
  await save({ title: 'Mine' });
  expect((await save({ title: `Problem ${sum}` })).json()).toMatchObject({ draft: false });
});

test('one call puts a category in order', async () => {
  /** Published ones of everyone, since a category is ordered as a whole. */
  const idsIn = (answer: { json(): AdminDsaProblemList }) =>
    answer
      .json()
      .items.filter(({ published, retired }) => published && !retired)
      .map(({ id }) => id);
  const order = (ids: string[]) => editor.put(`${PROBLEMS}/order`, { category: 'Hash Table', ids });
  const turned = idsIn(await editor.get(PROBLEMS)).toReversed();
  const answer = await order(turned);
  expect(idsIn(answer).filter((id) => [sum, rain].includes(id))).toEqual([rain, sum]);
  await eventually(slugs, [rain, sum]);
  expect((await order(turned.slice(1))).statusCode).toBe(409);
});

test('the list is searched and filtered', async () => {
  await create();
  await save({ title: 'Mine' }, rain);
  await editor.put(`${PROBLEMS}/${sum}/retired`, { retired: true });
  const ours = [sum, rain, fresh];
  const ids = async (query: string) =>
    (await editor.get(`${PROBLEMS}${query}`))
      .json()
      .items.map(({ id }: { id: string }) => id)
      .filter((id: string) => ours.includes(id));
  expect((await ids('')).sort()).toEqual(ours.toSorted());
  expect(await ids('?q=MINE')).toEqual([rain]);
  expect(await ids('?status=published')).toEqual([rain]);
  expect(await ids('?status=draft')).toEqual([rain, fresh]);
  expect(await ids('?status=unproved')).toEqual([fresh]);
  expect(await ids('?status=retired&difficulty=easy&category=Hash%20Table')).toEqual([sum]);
  expect(await ids('?difficulty=hard')).toEqual([]);
});

test('mistakes are reported at their fields, in the words of the content files', async () => {
  const mistaken = await save({ description: ['A `mark.'] });
  expect([mistaken.statusCode, mistaken.json().errors]).toEqual([
    400,
    { 'description.0': 'must close every backtick it opens' },
  ]);
  await save({ cases: [], code: ' ' });
  const unfinished = await publish();
  expect([unfinished.statusCode, unfinished.json().errors]).toEqual([
    400,
    { cases: 'must have at least six cases', code: 'must not be empty' },
  ]);
});

test('a category that is in no content file is refused', async () => {
  const answer = await save({ category: 'Maths' });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { category: expect.stringMatching(/^must be one of Two Pointers, /) },
  ]);
});

test('every change is in the audit log', async () => {
  await save({ code: CODE });
  await run(6);
  await publish();
  const { rows } = await site.database.pool.query(
    'select action from audit_log where subject = $1 order by id',
    [sum],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'dsa-problem.save',
    'dsa-problem.run',
    'dsa-problem.publish',
  ]);
});
