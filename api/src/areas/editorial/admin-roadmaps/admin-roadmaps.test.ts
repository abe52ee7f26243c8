import type { AdminRoadmap, AdminTopic, AdminUnit } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import { unitContent, writeProblem, writeQuiz } from '../../../../testing/content-folder.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import { statementsAbout } from '../../../../testing/statements-about.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;

beforeEach(async () => {
  site = await createPracticeSite(
    {
      web: [unitContent('web-forms'), unitContent('web-sum', { sequence_number: 5 })],
      sql: [unitContent('sql-joins')],
    },
    (content) => {
      writeProblem(content, 'sum');
      writeQuiz(content, 'sql-joins');
    },
  );
  editor = await site.signInAdmin('editor');
});
afterEach(() => site.close());

const roadmap = async (id = 'web'): Promise<AdminRoadmap> =>
  (await editor.get(`/v1/admin/roadmaps/${id}`)).json();

const unitOf = ({ topics }: AdminRoadmap, id: string) =>
  topics.flatMap(({ units }) => units).find((unit) => unit.id === id) as AdminUnit;

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
  material: _m,
  ...form
}: AdminUnit) => ({
  ...form,
  version,
});

/** The names of the units that learners see, topic by topic; null if the roadmap is not there. */
async function seen(id = 'web'): Promise<string[][] | null> {
  const answer = await site.visitor().get(`/v1/roadmaps/${id}`);
  if (answer.statusCode === 404) return null;
  return answer
    .json()
    .modules[0].sub_modules.topics.map((topic: { learning_units: { name: string }[] }) =>
      topic.learning_units.map(({ name }) => name),
    );
}

const untilSeen = (expected: unknown, id = 'web') => eventually(() => seen(id), expected);

const actions = async () => {
  const { rows } = await site.database.pool.query(
    "select action, subject from audit_log where action not like 'admin.%' order by id",
  );
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

test('roadmaps are listed with what is in them, where it comes from and what was edited', async () => {
  const { items } = (await editor.get('/v1/admin/roadmaps')).json();
  expect(items).toEqual([
    expect.objectContaining({ id: 'sql', topics: 1, units: 1, edited: 0, origin: 'files' }),
    expect.objectContaining({ id: 'web', topics: 1, units: 2, retired: false, retiredParts: 0 }),
  ]);
  const unit = unitOf(await roadmap(), 'web-forms');
  await editor.put('/v1/admin/units/web-forms', { ...formOf(unit), name: 'Forms' });
  await editor.put('/v1/admin/units/web-forms/retired', { retired: true });
  const [, web] = (await editor.get('/v1/admin/roadmaps')).json().items;
  expect(web).toMatchObject({ units: 1, retiredParts: 1, edited: 1, origin: 'files' });
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
  expect(await actions()).toEqual([
    'roadmap.create go',
    'topic.create go-topic-channels',
    'unit.create go-c-plus-plus-templates',
    'roadmap.return go',
  ]);
  const again = await editor.post('/v1/admin/roadmaps', { ...form, id: 'web-forms' });
  expect([again.statusCode, again.json()]).toMatchObject([
    409,
    { code: 'id-taken', errors: { id: expect.stringContaining('already taken') } },
  ]);
});

test('an edit is seen by learners, and keeps their progress', async () => {
  const learner = await site.signUp();
  await learner.patch(`/v1/users/${learner.id}/learning-units/web-forms`, { completed: true });
  const unit = unitOf(await roadmap(), 'web-forms');
  const saved = await editor.put('/v1/admin/units/web-forms', {
    ...formOf(unit),
    name: 'Forms, explained',
  });
  expect(unitOf(saved.json(), 'web-forms')).toMatchObject({
    name: 'Forms, explained',
    origin: 'edited',
  });
  await untilSeen([['Forms, explained', 'Problem web-sum']]);
  const [web] = (await learner.get('/v1/roadmaps')).json().slice(-1);
  expect(web).toMatchObject({ id: 'web', completed_units: 1 });
});

test('what somebody else changed meanwhile is not overwritten, and the same may be sent twice', async () => {
  const stale = formOf(unitOf(await roadmap(), 'web-forms'));
  const put = (changes: object) =>
    editor.put('/v1/admin/units/web-forms', { ...stale, ...changes });
  expect((await put({ name: 'Mine' })).statusCode).toBe(200);
  expect((await put({ name: 'Mine' })).statusCode).toBe(200);
  const refused = await put({ name: 'Theirs' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed-elsewhere']);
  expect(unitOf(refused.json().current, 'web-forms').name).toBe('Mine');
  expect(await actions()).toEqual(['unit.change web-forms']);
});

test('each mistake in a form is told at its field, in the words of the content files', async () => {
  const form = formOf(unitOf(await roadmap(), 'web-forms'));
  const answer = await editor.put('/v1/admin/units/web-forms', {
    ...form,
    name: ' Forms',
    difficulty: 'tough',
    problem_link: 'http://example.org',
    companies: [{ name: 'Google', frequency: 9 }],
  });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    {
      name: 'must not begin or end with a space',
      difficulty: 'must be easy, medium or hard',
      problem_link: 'must be an address that starts with https://',
      'companies.0.frequency': 'must be 5 or less',
    },
  ]);
});

test('one call puts topics and units in order, and moves units between topics', async () => {
  const topic = { title: 'Later', description: 'Comes later.' };
  await editor.post('/v1/admin/roadmaps/web/topics', topic);
  const before = await roadmap();
  const wanted = [
    { id: 'web-topic-later', units: ['web-forms'] },
    { id: 'web-topic', units: ['web-sum'] },
  ];
  const order = (topics: object[], version = before.orderVersion) =>
    editor.put('/v1/admin/roadmaps/web/order', { version, topics });
  expect((await order(wanted)).statusCode).toBe(200);
  await untilSeen([['Problem web-forms'], ['Problem web-sum']]);

  const outdated = await order([...wanted].reverse());
  expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'changed-elsewhere']);
  const { orderVersion } = outdated.json().current;
  const incomplete = await order([{ id: 'web-topic', units: ['web-sum'] }], orderVersion);
  expect(incomplete.statusCode).toBe(409);
  expect((await order([...wanted].reverse(), orderVersion)).statusCode).toBe(200);
  await untilSeen([['Problem web-sum'], ['Problem web-forms']]);
});

test('many topics are put in order with as many statements as two', async () => {
  const add = async (title: string) => {
    const topic = { title, description: 'More.' };
    const made = await editor.post('/v1/admin/roadmaps/web/topics', topic);
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
      editor.put('/v1/admin/roadmaps/web/order', { version, topics: turned }),
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
    ['Problem web-forms', 'Problem web-sum'],
    ['Second a', 'Second b'],
  ]);
});

test('what is retired disappears with its progress, and comes back with it, last in its list', async () => {
  const learner = await site.signUp();
  await learner.patch(`/v1/users/${learner.id}/learning-units/web-forms`, { notes: 'mine' });
  const retire = (retired: boolean) => editor.put('/v1/admin/units/web-forms/retired', { retired });
  const gone = await retire(true);
  expect(unitOf(gone.json(), 'web-forms')).toMatchObject({ retired: true, origin: 'edited' });
  await untilSeen([['Problem web-sum']]);
  expect((await retire(true)).statusCode).toBe(200);
  await retire(false);
  await untilSeen([['Problem web-sum', 'Problem web-forms']]);
  const answer = await learner.get('/v1/roadmaps/web');
  expect(answer.body).toContain('"notes":"mine"');
  expect(await actions()).toEqual(['unit.retire web-forms', 'unit.return web-forms']);
});

test.each(['units/web-sum', 'topics/web-topic', 'roadmaps/web'])(
  '%s is not retired while a published DSA problem belongs to it',
  async (part) => {
    const answer = await editor.put(`/v1/admin/${part}/retired`, { retired: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'in-use', message: expect.stringContaining('Problem sum') },
    ]);
  },
);

test('a unit says what its own page holds', async () => {
  expect(unitOf(await roadmap('sql'), 'sql-joins').material).toBe('quiz');
  expect(unitOf(await roadmap(), 'web-forms').material).toBeNull();
});

test('a unit and its DSA problem stay equally difficult', async () => {
  const unit = unitOf(await roadmap(), 'web-sum');
  expect(unit.dsaProblem).toBe('sum');
  await editor.put('/v1/admin/units/web-sum', { ...formOf(unit), difficulty: 'hard' });
  await untilDifficult('hard');
});

const untilDifficult = (expected: string) =>
  eventually(
    async () => (await site.visitor().get('/v1/dsa-problems/sum')).json().difficulty,
    expected,
  );

test.each(['roadmaps/nowhere', 'topics/nowhere', 'units/nowhere'])(
  '%s is not found',
  async (part) => {
    const answer = await editor.put(`/v1/admin/${part}/retired`, { retired: true });
    expect(answer.statusCode).toBe(404);
  },
);

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
    (await site.visitor().get('/v1/roadmaps/web')).json().modules[0].sub_modules.topics[0].lesson;
  await eventually(shown, 'forms');
  await editor.delete(`/v1/admin/articles/${article.id}`);
  await eventually(shown, null);
});
