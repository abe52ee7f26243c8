import { readFileSync } from 'node:fs';
import type { AdminRoadmap, AdminTopic, AdminUnit } from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent, writeProblem, writeQuiz } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import { statementsAbout } from '../../../../testing/statements.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;

/** One for each test, with two units, of which the second has a DSA problem, and a quiz on the first. */
const roadmaps = [...'abcdefghijklmnopqr'].map((letter) => `web-${letter}`);
let turn = 0;
/** The roadmap of a test, its units and the problem. */
let web: string;
let forms: string;
let sum: string;
let problem: string;

beforeAll(async () => {
  site = await createPracticeSite(
    Object.fromEntries(
      roadmaps.map((id) => [
        id,
        [unitContent(`${id}-forms`), unitContent(`${id}-sum`, { sequence_number: 5 })],
      ]),
    ),
    (content) => {
      for (const [at, id] of roadmaps.entries()) {
        writeProblem(content, `sum-of-${id}`, { unit_id: `${id}-sum`, sequence_number: at + 1 });
      }
      writeQuiz(content, 'web-a-forms');
    },
  );
  editor = await site.signInAdmin('editor');
});
beforeEach(() => {
  web = roadmaps[turn] ?? '';
  [forms, sum, problem] = [`${web}-forms`, `${web}-sum`, `sum-of-${web}`];
  turn += 1;
});
afterAll(() => site.close());

const roadmap = async (id = web): Promise<AdminRoadmap> =>
  (await editor.get(`/v1/admin/roadmaps/${id}`)).json();

const unitOf = ({ topics }: AdminRoadmap, id: string) =>
  topics.flatMap(({ units }) => units).find((unit) => unit.id === id) as AdminUnit;

/** What follows /roadmaps/ and /admin/roadmaps/ in the pages of the remotes, and is no roadmap. */
const fixedPages = () =>
  ['mfe-roadmaps', 'mfe-admin'].flatMap((remote) => {
    const file = new URL(`../../../../../${remote}/remote.json`, import.meta.url);
    const { pages } = JSON.parse(readFileSync(file, 'utf8')) as { pages: { path: string }[] };
    const after = pages.map(({ path }) => /^(?:\/admin)?\/roadmaps\/([a-z]+)/.exec(path)?.[1]);
    return after.flatMap((id) => id ?? []);
  });

const unitForm = {
  name: 'C++ & templates',
  difficulty: 'medium',
  rating: null,
  problem_link: 'https://example.org/templates',
  article_link: null,
  video_link: null,
  companies: [],
  tags: [],
  priority: 'low',
  time_to_complete: 30,
};

const formOf = ({
  id: _,
  version,
  retired: _r,
  origin: _o,
  dsaProblem: _d,
  exercise: _m,
  ...form
}: AdminUnit) => ({
  ...form,
  version,
});

/** The names of the units that learners see, topic by topic; null if the roadmap is not there. */
async function seen(id = web): Promise<string[][] | null> {
  const answer = await site.visitor().get(`/v1/roadmaps/${id}`);
  if (answer.statusCode === 404) return null;
  return answer
    .json()
    .modules[0].sub_modules.topics.map((topic: { learning_units: { name: string }[] }) =>
      topic.learning_units.map(({ name }) => name),
    );
}

const untilSeen = (expected: unknown, id = web) => eventually(() => seen(id), expected);

/** What the audit log has of a roadmap and its parts. */
const actions = async (id = web) => {
  const { rows } = await site.database.pool.query(
    "select action, subject from audit_log where subject like $1 || '%' order by id",
    [id],
  );
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

test('roadmaps are listed with what is in them, where it comes from and what was edited', async () => {
  const listed = async () => (await editor.get('/v1/admin/roadmaps')).json().items;
  const untouched = { topics: 1, units: 2, edited: 0, retired: false, retiredParts: 0 };
  expect(await listed()).toMatchObject(
    roadmaps.map((id) => ({ id, origin: 'files', ...untouched })),
  );
  const unit = unitOf(await roadmap(), forms);
  await editor.put(`/v1/admin/units/${forms}`, { ...formOf(unit), name: 'Forms' });
  await editor.put(`/v1/admin/units/${forms}/retired`, { retired: true });
  const [first, second] = await listed();
  expect(first).toMatchObject({ units: 1, retiredParts: 1, edited: 1, origin: 'files' });
  expect(second).toMatchObject(untouched);
});

test('a new roadmap is made in peace, and learners see it once it is brought in', async () => {
  const {
    id: _,
    version: _v,
    retired: _r,
    origin: _o,
    orderVersion: _ov,
    topics: _t,
    ...form
  } = await roadmap();
  const made = await editor.post('/v1/admin/roadmaps', { ...form, id: 'go', title: 'Go' });
  expect([made.statusCode, made.json()]).toMatchObject([
    201,
    { id: 'go', title: 'Go', retired: true, origin: 'site', topics: [] },
  ]);
  const topic = { title: 'Channels', description: 'Talk.' };
  const [channels] = (await editor.post('/v1/admin/roadmaps/go/topics', topic)).json().topics;
  expect(channels).toMatchObject({ id: 'go-topic-channels', origin: 'site', retired: false });
  const unit = await editor.post(`/v1/admin/topics/${channels.id}/units`, unitForm);
  expect(unit.json().topics[0].units[0]).toMatchObject({ id: 'go-c-plus-plus-templates' });
  expect(await seen('go')).toBeNull();

  await editor.put('/v1/admin/roadmaps/go/retired', { retired: false });
  await untilSeen([['C++ & templates']], 'go');
  expect((await site.visitor().get('/v1/search?q=templates')).body).toContain('/roadmaps/go?');
  expect(await actions('go')).toEqual([
    'roadmap.create go',
    'topic.create go-topic-channels',
    'unit.create go-c-plus-plus-templates',
    'roadmap.return go',
  ]);
  const again = await editor.post('/v1/admin/roadmaps', { ...form, id: forms });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: 'id-taken', errors: { id: expect.stringContaining('already taken') } },
  ]);
});

test('no roadmap gets the address of another page', async () => {
  const { items } = (await editor.get('/v1/admin/roadmaps')).json();
  const { title, category, complexity } = items[0];
  const form = { title, category, complexity, description: 'To try it.', tags: [] };
  const module = { title: 'All', description: 'All of it.' };
  const refusals = await Promise.all(
    fixedPages().map(async (id) => {
      const body = { ...form, id, module, illustrative: false };
      return (await editor.post('/v1/admin/roadmaps', body)).json().errors;
    }),
  );
  expect(fixedPages()).toEqual(expect.arrayContaining(['today', 'plan', 'company', 'new']));
  for (const errors of refusals) {
    expect(errors).toEqual({ id: expect.stringContaining('addresses of other pages') });
  }
});

test('an edit is seen by learners, and keeps their progress', async () => {
  const learner = await site.signUp();
  await learner.patch(`/v1/users/${learner.id}/learning-units/${forms}`, { completed: true });
  const unit = unitOf(await roadmap(), forms);
  const saved = await editor.put(`/v1/admin/units/${forms}`, {
    ...formOf(unit),
    name: 'Forms, explained',
  });
  expect(unitOf(saved.json(), forms)).toMatchObject({
    name: 'Forms, explained',
    origin: 'edited',
  });
  await untilSeen([['Forms, explained', `Problem ${sum}`]]);
  const listed = (await learner.get('/v1/roadmaps')).json();
  expect(listed).toContainEqual(expect.objectContaining({ id: web, completed_units: 1 }));
});

test('a video, and a company with its source, are seen by learners and are in the export', async () => {
  const known = {
    video_link: 'https://www.youtube.com/watch?v=KLlXCFG5TnA',
    companies: [{ name: 'Meta', source: 'https://example.org/companies' }],
  };
  const unit = unitOf(await roadmap(), forms);
  const saved = await editor.put(`/v1/admin/units/${forms}`, { ...formOf(unit), ...known });
  expect(unitOf(saved.json(), forms)).toMatchObject(known);
  const served = async () =>
    (await site.visitor().get(`/v1/roadmaps/${web}`))
      .json()
      .modules[0].sub_modules.topics[0].learning_units.find(({ id }: AdminUnit) => id === forms);
  await eventually(async () => (await served()).video_link, known.video_link);
  expect((await served()).company_learning_unit_frequencies).toEqual([
    { company: { name: 'Meta', slug: 'meta' }, source: 'https://example.org/companies' },
  ]);
  const { files } = (await editor.get(`/v1/admin/content/export?kind=roadmap&id=${web}`)).json();
  const topics = Object.keys(files).filter((file) => file.includes('/topics/'));
  const units = topics.flatMap((file) => JSON.parse(files[file]).units);
  expect(units.find(({ id }) => id === forms)).toMatchObject(known);
});

test("what someone else changed meanwhile isn't overwritten, and the same may be sent twice", async () => {
  const stale = formOf(unitOf(await roadmap(), forms));
  const put = (changes: object) => editor.put(`/v1/admin/units/${forms}`, { ...stale, ...changes });
  expect((await put({ name: 'Mine' })).statusCode).toBe(200);
  expect((await put({ name: 'Mine' })).statusCode).toBe(200);
  const refused = await put({ name: 'Theirs' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-elsewhere']);
  expect(unitOf(refused.json().current, forms).name).toBe('Mine');
  expect(await actions()).toEqual([`unit.change ${forms}`]);
});

test('each mistake in a form is reported at its field, in the words of the content files', async () => {
  const form = formOf(unitOf(await roadmap(), forms));
  const answer = await editor.put(`/v1/admin/units/${forms}`, {
    ...form,
    name: ' Forms',
    difficulty: 'tough',
    problem_link: 'http://example.org',
    companies: [{ name: 'Google', source: 'a friend' }],
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      name: 'must not begin or end with a space',
      difficulty: 'must be easy, medium or hard',
      problem_link: 'must be an address that starts with https://',
      'companies.0.source': 'must be an address that starts with https://',
    },
  ]);
});

test('one call puts topics and units in order, and moves units between topics', async () => {
  const topic = { title: 'Later', description: 'Comes later.' };
  await editor.post(`/v1/admin/roadmaps/${web}/topics`, topic);
  const before = await roadmap();
  const reordered = [
    { id: `${web}-topic-later`, units: [forms] },
    { id: `${web}-topic`, units: [sum] },
  ];
  const order = (topics: object[], version = before.orderVersion) =>
    editor.put(`/v1/admin/roadmaps/${web}/order`, { version, topics });
  expect((await order(reordered)).statusCode).toBe(200);
  await untilSeen([[`Problem ${forms}`], [`Problem ${sum}`]]);

  const stale = await order([...reordered].reverse());
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed-elsewhere']);
  const { orderVersion } = stale.json().current;
  const incomplete = await order([{ id: `${web}-topic`, units: [sum] }], orderVersion);
  expect(incomplete.statusCode).toBe(409);
  expect((await order([...reordered].reverse(), orderVersion)).statusCode).toBe(200);
  await untilSeen([[`Problem ${sum}`], [`Problem ${forms}`]]);
});

test('many topics are put in order with as many statements as two', async () => {
  const add = async (title: string) => {
    const topic = { title, description: 'More.' };
    const made = await editor.post(`/v1/admin/roadmaps/${web}/topics`, topic);
    const units = `/v1/admin/topics/${made.json().topics.at(-1).id}/units`;
    for (const name of [`${title} a`, `${title} b`])
      await editor.post(units, { ...unitForm, name });
  };
  /** Turns the order of everything round. */
  const turn = async () => {
    const { orderVersion: version, topics } = await roadmap();
    const turned = topics.toReversed().map(({ id, units }) => ({
      id,
      units: units.map((unit) => unit.id).toReversed(),
    }));
    return statementsAbout(/insert into "(topics|learning_units|audit_log)"/, () =>
      editor.put(`/v1/admin/roadmaps/${web}/order`, { version, topics: turned }),
    );
  };
  await add('Second');
  const two = await turn();
  await add('Third');
  await add('Fourth');
  expect(await turn()).toBe(two);
  await untilSeen([
    ['Fourth b', 'Fourth a'],
    ['Third b', 'Third a'],
    [`Problem ${forms}`, `Problem ${sum}`],
    ['Second a', 'Second b'],
  ]);
});

test('several units are changed at once, all or none, as one entry of the log, and the same call undoes it', async () => {
  const add = async (name: string) =>
    editor.post(`/v1/admin/topics/${web}-topic/units`, { ...unitForm, name });
  await add('Grids');
  await add('Tables');
  const [grids, tables] = [`${web}-grids`, `${web}-tables`];
  const before = await roadmap();
  const factsIn = (given: AdminRoadmap, changes: object) =>
    [grids, tables].map((id) => {
      const { version, difficulty, tags, retired } = unitOf(given, id);
      return { id, version, difficulty, tags, retired, ...changes };
    });
  const topics = (...units: string[]) => [{ id: `${web}-topic`, units }];
  const change = (body: object) => editor.put(`/v1/admin/roadmaps/${web}/units`, body);
  const body = {
    version: before.orderVersion,
    topics: topics(tables, grids, forms, sum),
    units: factsIn(before, { difficulty: 'hard', tags: ['layout'] }),
  };
  const changed = await change(body);
  expect(changed.statusCode).toBe(200);
  expect((await change(body)).statusCode).toBe(200);
  expect(unitOf(changed.json(), tables)).toMatchObject({ difficulty: 'hard', tags: ['layout'] });
  await untilSeen([['Tables', 'Grids', `Problem ${forms}`, `Problem ${sum}`]]);
  expect(await actions()).toEqual([
    `unit.create ${grids}`,
    `unit.create ${tables}`,
    `roadmap.units ${web}`,
  ]);

  const former = {
    version: changed.json().orderVersion,
    topics: topics(forms, sum, grids, tables),
    units: factsIn(changed.json(), { difficulty: 'medium', tags: [] }),
  };
  await editor.put(`/v1/admin/units/${grids}`, {
    ...formOf(unitOf(changed.json(), grids)),
    name: 'CSS grids',
  });
  const refused = await change(former);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-elsewhere']);
  expect(unitOf(await roadmap(), tables).difficulty).toBe('hard');
  const now = refused.json().current;
  const undone = await change({
    ...former,
    units: factsIn(now, { difficulty: 'medium', tags: [] }),
  });
  expect(undone.statusCode).toBe(200);
  await untilSeen([[`Problem ${forms}`, `Problem ${sum}`, 'CSS grids', 'Tables']]);
});

test('several units are retired together, unless one has a published DSA problem', async () => {
  const { orderVersion: version, topics } = await roadmap();
  const retire = (ids: string[], left: string[]) =>
    editor.put(`/v1/admin/roadmaps/${web}/units`, {
      version,
      topics: [{ id: `${web}-topic`, units: left }],
      units: ids.map((id) => {
        const { version, difficulty, tags } = unitOf({ topics } as AdminRoadmap, id);
        return { id, version, difficulty, tags, retired: true };
      }),
    });
  const refused = await retire([forms, sum], []);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'in-use']);
  // The order must leave out what is retired then.
  expect((await retire([forms], [forms, sum])).statusCode).toBe(409);
  expect(unitOf(await roadmap(), forms).retired).toBe(false);
  expect((await retire([forms], [sum])).statusCode).toBe(200);
  await untilSeen([[`Problem ${sum}`]]);
});

test('what is retired disappears with its progress, and comes back with it, last in its list', async () => {
  const learner = await site.signUp();
  await learner.patch(`/v1/users/${learner.id}/learning-units/${forms}`, { notes: 'mine' });
  const retire = (retired: boolean) => editor.put(`/v1/admin/units/${forms}/retired`, { retired });
  const gone = await retire(true);
  expect(unitOf(gone.json(), forms)).toMatchObject({ retired: true, origin: 'edited' });
  await untilSeen([[`Problem ${sum}`]]);
  expect((await retire(true)).statusCode).toBe(200);
  await retire(false);
  await untilSeen([[`Problem ${sum}`, `Problem ${forms}`]]);
  const answer = await learner.get(`/v1/roadmaps/${web}`);
  expect(answer.body).toContain('"notes":"mine"');
  expect(await actions()).toEqual([`unit.retire ${forms}`, `unit.return ${forms}`]);
});

test('what people have made of a unit is counted before it is retired, each person once', async () => {
  const [one, other] = [await site.signUp(), await site.signUp()];
  const change = (person: typeof one, unit: string, body: object) =>
    person.patch(`/v1/users/${person.id}/learning-units/${unit}`, body);
  await change(one, forms, { completed: true });
  await change(one, forms, { notes: 'mine' });
  await change(one, sum, { completed: true });
  await change(other, sum, { bookmarked: true });
  await change(other, forms, { bookmarked: true });
  await change(other, forms, { bookmarked: false });
  const counted = async (of: string, id: string) =>
    (await editor.post('/v1/admin/learning-units/people', { of, ids: [id] })).json();
  const none = { any: 0, completed: 0, notes: 0, bookmarks: 0, revision: 0, work: 0 };
  expect(await counted('unit', forms)).toEqual({
    ...none,
    any: 1,
    completed: 1,
    notes: 1,
    revision: 1,
  });
  const all = { ...none, any: 2, completed: 1, notes: 1, bookmarks: 1, revision: 1 };
  expect(await counted('topic', `${web}-topic`)).toEqual(all);
  expect(await counted('roadmap', web)).toEqual(all);
  expect(await counted('unit', 'nothing')).toEqual(none);
});

test('nothing is retired while a published DSA problem belongs to it', async () => {
  for (const part of [`units/${sum}`, `topics/${web}-topic`, `roadmaps/${web}`]) {
    const answer = await editor.put(`/v1/admin/${part}/retired`, { retired: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'in-use', message: expect.stringContaining(`Problem ${problem}`) },
    ]);
  }
});

test('a unit says what its own page holds', async () => {
  expect(unitOf(await roadmap('web-a'), 'web-a-forms').exercise).toBe('quiz');
  expect(unitOf(await roadmap(), forms).exercise).toBeNull();
});

test('a unit and its DSA problem stay equally difficult', async () => {
  const unit = unitOf(await roadmap(), sum);
  expect(unit.dsaProblem).toBe(problem);
  await editor.put(`/v1/admin/units/${sum}`, { ...formOf(unit), difficulty: 'hard' });
  const read = async () => (await site.visitor().get(`/v1/dsa-problems/${problem}`)).json();
  await eventually(async () => (await read()).difficulty, 'hard');
});

test('no roadmap, topic or unit is found that is not there', async () => {
  for (const part of ['roadmaps/nowhere', 'topics/nowhere', 'units/nowhere']) {
    const answer = await editor.put(`/v1/admin/${part}/retired`, { retired: true });
    expect(answer.statusCode).toBe(404);
  }
});

const newArticle = {
  slug: 'forms',
  title: 'Forms',
  description: 'How forms work.',
  content: '<p>Text</p>',
  is_published: true,
};

test('the lesson of a topic is an article that exists, and shown once it is published', async () => {
  const [{ id, version, title, description }] = (await roadmap()).topics as [AdminTopic];
  const save = (lesson: string | null) =>
    editor.put(`/v1/admin/topics/${id}`, { version, title, description, lesson });
  const refused = await save('forms');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    { lesson: "There's no article at /article/forms." },
  ]);
  const article = (await editor.post('/v1/articles/', newArticle)).json();
  expect((await save('forms')).json().topics[0]).toMatchObject({ lesson: 'forms' });
  const shown = async () =>
    (await site.visitor().get(`/v1/roadmaps/${web}`)).json().modules[0].sub_modules.topics[0]
      .lesson;
  await eventually(shown, 'forms');
  const body = { ...newArticle, slug: 'forms-in-html', revision: 0 };
  await editor.put(`/v1/admin/articles/${article.id}`, body);
  await eventually(shown, 'forms-in-html');
  await editor.delete(`/v1/admin/articles/${article.id}`);
  await eventually(shown, null);
});
