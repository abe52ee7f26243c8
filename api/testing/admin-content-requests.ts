import { randomUUID } from 'node:crypto';
import type {
  AdminDsaProblem,
  AdminDsaProblemList,
  AdminRoadmap,
} from '@site/shared/contracts/editorial';
import type { Sample, SampleRequests } from './sample.ts';
import type { TestApp } from './test-app.ts';

/** Requests about roadmaps and DSA problems as administrators work on them, for `sampleRequests`. */
export const adminContentRequests: SampleRequests = {
  'GET /v1/admin/roadmaps': (agent) => agent.get('/v1/admin/roadmaps'),
  'POST /v1/admin/roadmaps': (agent) =>
    agent.post('/v1/admin/roadmaps', { id: newId(), ...roadmapForm }),
  'GET /v1/admin/roadmaps/{id}': (agent) => agent.get('/v1/admin/roadmaps/javascript'),
  'PUT /v1/admin/roadmaps/{id}': async (agent, sample) => {
    const { roadmap } = await javascript(sample);
    const { version } = roadmap;
    return agent.put('/v1/admin/roadmaps/javascript', { ...roadmapForm, version });
  },
  'PUT /v1/admin/roadmaps/{id}/order': async (agent, sample) => {
    const { roadmap } = await javascript(sample);
    const { orderVersion: version } = roadmap;
    const topics = shownOrder(roadmap);
    return agent.put('/v1/admin/roadmaps/javascript/order', { version, topics });
  },
  'PUT /v1/admin/roadmaps/{id}/units': async (agent, sample) => {
    const { roadmap, unit } = await javascript(sample);
    const { id, version } = unit;
    return agent.put('/v1/admin/roadmaps/javascript/units', {
      version: roadmap.orderVersion,
      topics: shownOrder(roadmap),
      units: [{ id, version, difficulty: 'hard', tags: [], retired: false }],
    });
  },
  'PUT /v1/admin/roadmaps/{id}/retired': (agent) =>
    agent.put('/v1/admin/roadmaps/javascript/retired', { retired: false }),
  'POST /v1/admin/roadmaps/{id}/topics': (agent) =>
    agent.post('/v1/admin/roadmaps/javascript/topics', topicForm),
  'PUT /v1/admin/topics/{id}': async (agent, sample) => {
    const { topic } = await javascript(sample);
    return agent.put(`/v1/admin/topics/${topic.id}`, { ...topicForm, version: topic.version });
  },
  'PUT /v1/admin/topics/{id}/retired': async (agent, sample) => {
    const { topic } = await javascript(sample);
    return agent.put(`/v1/admin/topics/${topic.id}/retired`, { retired: false });
  },
  'POST /v1/admin/topics/{id}/units': async (agent, sample) => {
    const { topic } = await javascript(sample);
    return agent.post(`/v1/admin/topics/${topic.id}/units`, unitForm);
  },
  'PUT /v1/admin/units/{id}': async (agent, sample) => {
    const { unit } = await javascript(sample);
    return agent.put(`/v1/admin/units/${unit.id}`, { ...unitForm, version: unit.version });
  },
  'PUT /v1/admin/units/{id}/retired': async (agent, sample) => {
    const { unit } = await javascript(sample);
    return agent.put(`/v1/admin/units/${unit.id}/retired`, { retired: false });
  },

  'GET /v1/admin/companies': (agent) => agent.get('/v1/admin/companies'),
  'PATCH /v1/admin/companies/{id}': async (agent, sample) =>
    agent.patch(`/v1/admin/companies/${await pendingCompany(sample)}`, { name: newName() }),
  'POST /v1/admin/companies/{id}/merge': async (agent, sample) => {
    const { site } = sample;
    const { rows } = await site.database.pool.query(
      'insert into companies (name, accepted_at) values ($1, now()) returning id',
      [newName()],
    );
    const url = `/v1/admin/companies/${await pendingCompany(sample)}/merge`;
    return agent.post(url, { into: rows[0].id });
  },
  'DELETE /v1/admin/companies/{id}': async (agent, sample) =>
    agent.delete(`/v1/admin/companies/${await pendingCompany(sample)}`),

  'GET /v1/admin/dsa-problems': (agent) => agent.get('/v1/admin/dsa-problems?q=sum'),
  'POST /v1/admin/dsa-problems': (agent) =>
    agent.post('/v1/admin/dsa-problems', { id: newId(), title: 'A sample' }),
  'GET /v1/admin/learning-units': (agent) => agent.get('/v1/admin/learning-units?q=sum'),
  'POST /v1/admin/learning-units/people': (agent) =>
    agent.post('/v1/admin/learning-units/people', {
      of: 'topic',
      ids: ['dsa-topic-arrays-hashing'],
    }),
  'GET /v1/admin/dsa-problems/addresses/{id}': (agent) =>
    agent.get('/v1/admin/dsa-problems/addresses/two-sum'),
  'GET /v1/admin/dsa-problems/{id}/preview': (agent) =>
    agent.get('/v1/admin/dsa-problems/two-sum/preview'),
  'PUT /v1/admin/dsa-problems/order': async (agent, { site }) => {
    const url = '/v1/admin/dsa-problems?category=Stack&status=published';
    const { items = [] }: Partial<AdminDsaProblemList> = await read(site, url);
    return agent.put('/v1/admin/dsa-problems/order', {
      category: 'Stack',
      ids: items.map(({ id }) => id),
    });
  },
  'GET /v1/admin/dsa-problems/{id}': (agent) => agent.get('/v1/admin/dsa-problems/two-sum'),
  'PUT /v1/admin/dsa-problems/{id}': async (agent, sample) => {
    const { version } = await twoSum(sample);
    return agent.put('/v1/admin/dsa-problems/two-sum', { ...problemForm, version });
  },
  'DELETE /v1/admin/dsa-problems/{id}/draft': async (agent, { site }) => {
    const id = newId();
    const editor = await readerOf(site);
    await editor.post('/v1/admin/dsa-problems', { id, title: 'A sample' });
    return agent.delete(`/v1/admin/dsa-problems/${id}/draft`);
  },
  'POST /v1/admin/dsa-problems/{id}/publish': async (agent, sample) => {
    const { version } = await twoSum(sample);
    return agent.post('/v1/admin/dsa-problems/two-sum/publish', { version });
  },
  'PUT /v1/admin/dsa-problems/{id}/retired': (agent) =>
    agent.put('/v1/admin/dsa-problems/two-sum/retired', { retired: false }),
  'POST /v1/admin/dsa-problems/{id}/runs': async (agent, sample) => {
    const { listingHash, cases } = await twoSum(sample);
    const total = cases.length;
    return agent.post('/v1/admin/dsa-problems/two-sum/runs', { listingHash, passed: 0, total });
  },

  'GET /v1/admin/content-items': (agent) => agent.get('/v1/admin/content-items?kind=quiz&q=tree'),
  'POST /v1/admin/content-items': (agent) =>
    agent.post('/v1/admin/content-items', { kind: 'mock-test', id: newId() }),
  'GET /v1/admin/content-items/{kind}/{id}': async (agent, sample) =>
    agent.get(await newMockTest(sample)),
  'PUT /v1/admin/content-items/{kind}/{id}': async (agent, sample) => {
    const url = await newMockTest(sample);
    const { version = nothing.version, content } = await read(sample.site, url);
    return agent.put(url, { ...content, title: 'Sample', version });
  },
  'DELETE /v1/admin/content-items/{kind}/{id}/draft': async (agent, sample) =>
    agent.delete(`${await newMockTest(sample)}/draft`),
  'POST /v1/admin/content-items/{kind}/{id}/publish': async (agent, sample) => {
    const url = await publishedInterview(sample);
    const { version = nothing.version } = await read(sample.site, url);
    return agent.post(`${url}/publish`, { version });
  },
  'PUT /v1/admin/content-items/{kind}/{id}/retired': async (agent, sample) =>
    agent.put(`${await publishedInterview(sample)}/retired`, { retired: false }),
  'GET /v1/admin/content-items/{kind}/{id}/versions/{number}': async (agent, sample) =>
    agent.get(`${await publishedInterview(sample)}/versions/1`),

  'GET /v1/admin/content/export': (agent) =>
    agent.get('/v1/admin/content/export?kind=dsa-problem&id=two-sum'),
  'POST /v1/admin/content/import/preview': (agent) =>
    agent.post('/v1/admin/content/import/preview', newSheet()),
  'POST /v1/admin/content/import': async (agent, { site }) => {
    const sheet = newSheet();
    const preview = await (await readerOf(site)).post('/v1/admin/content/import/preview', sheet);
    const { digest = '0'.repeat(64) } = preview.json();
    return agent.post('/v1/admin/content/import', { ...sheet, digest });
  },
};

const shownOrder = ({ topics }: Pick<AdminRoadmap, 'topics'>) =>
  topics.filter(isShown).map(({ id, units }) => ({
    id,
    units: units.filter(isShown).map((unit) => unit.id),
  }));

/** A sheet of one problem that is another one each time. */
const newSheet = () => ({
  file: `name,topic,difficulty\nSample ${randomUUID()},Samples,easy\n`,
  roadmap: { id: 'javascript' },
});

/** An administrator who looks up versions, no matter who sends the request; signed in once for each site. */
const readers = new WeakMap<TestApp, ReturnType<TestApp['signInAdmin']>>();

function readerOf(site: TestApp) {
  const reader = readers.get(site) ?? site.signInAdmin();
  readers.set(site, reader);
  return reader;
}

const read = async (site: TestApp, url: string) => (await (await readerOf(site)).get(url)).json();

const nothing = { id: 'no-such-thing', version: '0123456789abcdef' };

/** A roadmap that has no DSA problems, as an administrator sees it; nearly empty if it is not loaded. */
async function javascript({ site }: Sample) {
  const found: Partial<AdminRoadmap> = await read(site, '/v1/admin/roadmaps/javascript');
  const roadmap = { topics: [], ...nothing, orderVersion: nothing.version, ...found };
  const topic = roadmap.topics[0] ?? { ...nothing, units: [] };
  return { roadmap, topic, unit: topic.units[0] ?? nothing };
}

/** The address of the draft of a mock test. */
async function newMockTest({ site }: Sample): Promise<string> {
  const id = newId();
  await (await readerOf(site)).post('/v1/admin/content-items', { kind: 'mock-test', id });
  return `/v1/admin/content-items/mock-test/${id}`;
}

/** The address of a mock interview that learners see. */
async function publishedInterview({ site }: Sample): Promise<string> {
  const id = newId();
  const url = `/v1/admin/content-items/mock-interview/${id}`;
  const editor = await readerOf(site);
  const begun = (
    await editor.post('/v1/admin/content-items', { kind: 'mock-interview', id })
  ).json();
  const saved = (
    await editor.put(url, { ...begun.content, ...interviewForm, version: begun.version })
  ).json();
  await editor.post(`${url}/publish`, { version: saved.version });
  return url;
}

const interviewForm = {
  title: 'Sample',
  description: 'To try it.',
  preparation: ['Read the script.'],
  parts: ['First', 'Second'].map((title) => ({
    title,
    minutes: 10,
    questions: [{ says: 'Hello.', good: [], follow_ups: [] }],
  })),
  rubric: ['Clear', 'Right', 'Quick'].map((criterion) => ({
    criterion,
    levels: ['Never', 'Seldom', 'Often', 'Always'],
  })),
};

/** Without a draft, so that it may be published as it is. */
async function twoSum({ site }: Sample) {
  await (await readerOf(site)).delete('/v1/admin/dsa-problems/two-sum/draft');
  const found: Partial<AdminDsaProblem> = await read(site, '/v1/admin/dsa-problems/two-sum');
  return { ...nothing, listingHash: '0'.repeat(64), cases: [1], ...found };
}

const isShown = ({ retired }: { retired: boolean }) => !retired;

const newId = () => `sample-${randomUUID().slice(0, 8)}`;

const titled = { title: 'Sample', description: 'To try it.' };

const newName = () => `Company ${randomUUID()}`;

/** @returns the id of a company whose name nobody has accepted */
async function pendingCompany({ site }: Sample): Promise<number> {
  const { rows } = await site.database.pool.query(
    'insert into companies (name) values ($1) returning id',
    [newName()],
  );
  return rows[0].id;
}

const roadmapForm = {
  ...titled,
  complexity: 'beginner',
  category: 'Testing',
  tags: ['practice'],
  illustrative: false,
  module: titled,
};

const topicForm = titled;

const unitForm = {
  name: 'A sample problem',
  difficulty: 'easy',
  rating: null,
  problem_link: null,
  article_link: null,
  video_link: null,
  companies: [],
  tags: [],
  priority: 'low',
  time_to_complete: 10,
};

const problemForm = {
  title: 'Sum',
  category: 'Hash Table',
  difficulty: 'easy',
  unit_id: 'dsa-two-sum',
  description: ['Add two numbers.'],
  example: { input: 'a = 1, b = 2', output: '3' },
  follow_up: { question: 'What if they are long?', answer: 'Add digit by digit.' },
  hints: ['What does plus do?', 'None is needed.', 'Add, then return.'],
  code: 'print(1 + 2)',
  starter: 'print(0)',
  naive: '',
  generator: '',
  input_size: '',
  support: '',
  cases: [1, 2, 3, 4, 5, 6].map((n) => ({ name: `${n}`, input: `${n}`, expected: `${n}` })),
  approaches: {
    solution: 'Plus',
    before: [
      {
        id: 'brute-force',
        name: 'Count',
        intuition: ['Two fingers and one.'],
        steps: ['Count one.', 'Go on with two.'],
        complexity: { time: 'O(n)', space: 'O(1)', reason: 'Each is counted.' },
        code: 'print(len("..."))',
        javascript: '',
      },
    ],
  },
  compiled: { java: 'class Solution {}', cpp: 'class Solution {};' },
  picture: {
    title: 'Two fingers and one',
    frames: [{ note: 'There are `3`.', shapes: [{ shape: 'map', entries: [['total', 3]] }] }],
  },
  explanation: {
    title: 'Add them',
    content: ['Python adds.'],
    key_insight: 'One sign is enough.',
    steps: ['Read both.', 'Add them.'],
  },
  complexity: {
    time: 'O(1)',
    space: 'O(1)',
    time_description: 'One addition.',
    space_description: 'One number.',
  },
  reviewed: '2026-11-24',
};
