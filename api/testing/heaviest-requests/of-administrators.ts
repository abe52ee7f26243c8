import { randomUUID } from 'node:crypto';
import type {
  AdminDsaProblem,
  AdminDsaProblemList,
  AdminRoadmap,
  AdminRoadmapList,
  ContentItem,
} from '@site/shared/contracts/editorial';
import { CHOSEN_UNITS_MAX, formulaLimits } from '@site/shared/contracts/editorial';
import {
  type HeaviestRequest,
  type HeavyRequest,
  type Sender,
  textOf,
  upTo,
} from './heavy-request.ts';
import { picture } from './of-learners.ts';

type Route = HeaviestRequest['route'];
type ByAdministrator = (admin: Sender, items: number) => Promise<HeavyRequest> | HeavyRequest;

const own = (route: Route, make: ByAdministrator, what?: string): HeaviestRequest => ({
  ...{ route, by: 'admin', make: ({ admin }, items) => make(admin, items) },
  ...(what !== undefined && { what }),
});

const get = <Response>(admin: Sender, path: string) => admin.send<Response>('GET', path);

/** What costs most of what administrators send. */
export const ofAdministrators: HeaviestRequest[] = [
  own('POST /v1/articles/', (_, items) => ({ path: '/v1/articles/', body: articleOf(items) })),
  own('PUT /v1/admin/articles/{id}', async (admin, items) => ({
    path: `/v1/admin/articles/${await newArticle(admin)}`,
    body: { ...articleOf(items), revision: 0 },
  })),
  own('PUT /v1/admin/articles/{id}/draft', async (admin, items) => ({
    path: `/v1/admin/articles/${await newArticle(admin)}/draft`,
    body: draftOf(items),
  })),
  own('PUT /v1/admin/articles/{id}/scheduled-change', async (admin, items) => ({
    path: `/v1/admin/articles/${await newArticle(admin)}/scheduled-change`,
    body: {
      ...{ publish_at: '2999-01-01T09:00:00Z', time_zone: 'Asia/Kolkata' },
      change: { ...articleOf(items), revision: 0 },
    },
  })),
  own('POST /v1/admin/articles/bulk', bulk('unpublish'), 'unpublish'),
  own('POST /v1/admin/articles/bulk', bulk('delete'), 'delete'),
  own('POST /v1/admin/articles/preview', (_, items) => ({
    path: '/v1/admin/articles/preview',
    body: { content: paragraphs(200_000, items) },
  })),
  own('POST /v1/admin/articles/formulas', (_, items) => ({
    path: '/v1/admin/articles/formulas',
    body: {
      formulas: upTo(formulaLimits.count, items, () => ({
        tex: 'x^2 + '.repeat(11),
        display: true,
      })),
    },
  })),
  own('POST /v1/admin/images', async (_, items) => ({
    path: '/v1/admin/images',
    ...(await picture(items)),
  })),
  own('PUT /v1/admin/dsa-problems/{id}', async (admin, items) => ({
    path: '/v1/admin/dsa-problems/two-sum',
    body: await problemForm(admin, items),
  })),
  own('PUT /v1/admin/dsa-problems/order', async (admin, items) => {
    const path = '/v1/admin/dsa-problems?status=published';
    const all = (await get<AdminDsaProblemList>(admin, path)).items;
    const categories = [...new Set(all.map(({ category }) => category))].map((name) =>
      all.filter(({ category }) => category === name),
    );
    const [first, ...others] = large(categories, items, (one) => one.length) ?? [];
    const ids = [...others, first].map((one) => one?.id);
    return { path: '/v1/admin/dsa-problems/order', body: { category: first?.category, ids } };
  }),
  own('POST /v1/admin/roadmaps', (_, items) => ({
    path: '/v1/admin/roadmaps',
    body: { id: newId(), ...roadmapOf(items) },
  })),
  own('PUT /v1/admin/roadmaps/{id}', async (admin, items) => {
    const { id, version } = await newRoadmap(admin);
    return { path: `/v1/admin/roadmaps/${id}`, body: { ...roadmapOf(items), version } };
  }),
  own('PUT /v1/admin/roadmaps/{id}/order', async (admin, items) => {
    const roadmap = await roadmapWith(admin, items);
    const topics = orderOf(roadmap).map(({ id, units }) => ({ id, units: units.reverse() }));
    const body = { version: roadmap.orderVersion, topics };
    return { path: `/v1/admin/roadmaps/${roadmap.id}/order`, body };
  }),
  own('PUT /v1/admin/roadmaps/{id}/units', async (admin, items) => {
    const roadmap = await roadmapWith(admin, items);
    const units = roadmap.topics
      .filter(isShown)
      .flatMap((topic) => topic.units.filter(isShown))
      .slice(0, Math.min(items, CHOSEN_UNITS_MAX))
      .map(({ id, version, difficulty, tags }) => ({
        ...{ id, version, retired: false, tags: [...tags, `tag-${tags.length}`] },
        difficulty: difficulty === 'hard' ? 'easy' : 'hard',
      }));
    const body = { version: roadmap.orderVersion, topics: orderOf(roadmap), units };
    return { path: `/v1/admin/roadmaps/${roadmap.id}/units`, body };
  }),
  own('POST /v1/admin/learning-units/people', async (admin, items) => {
    const { topics } = await roadmapWith(admin, items);
    const ids = topics.flatMap(({ units }) => units.map(({ id }) => id));
    return {
      path: '/v1/admin/learning-units/people',
      body: { of: 'unit', ids: ids.slice(0, Math.min(items, CHOSEN_UNITS_MAX)) },
    };
  }),
  own('POST /v1/admin/topics/{id}/units', async (admin, items) => ({
    path: `/v1/admin/topics/${(await newTopic(admin)).id}/units`,
    body: unitOf(items),
  })),
  own('PUT /v1/admin/units/{id}', async (admin, items) => {
    const path = `/v1/admin/topics/${(await newTopic(admin)).id}/units`;
    const { topics } = await admin.send<AdminRoadmap>('POST', path, unitOf(1));
    const unit = topics[0]?.units[0];
    return {
      path: `/v1/admin/units/${unit?.id}`,
      body: { ...unitOf(items), version: unit?.version },
    };
  }),
  own('PUT /v1/admin/content-items/{kind}/{id}', async (admin, items) => {
    const id = newId();
    const place = { kind: 'mock-test', id };
    const { content, version } = await admin.send<ContentItem>(
      'POST',
      '/v1/admin/content-items',
      place,
    );
    const problems = upTo(10, items, (at) => `problem-${at}`);
    const section = { title: 'First', minutes: 60, points: { right: 1, wrong: 0 }, problems };
    return {
      path: `/v1/admin/content-items/mock-test/${id}`,
      body: { ...content, sections: [section], version },
    };
  }),
  own('POST /v1/admin/content/import/preview', (_, items) => ({
    path: '/v1/admin/content/import/preview',
    body: sheetOf(items),
  })),
  own('POST /v1/admin/content/import', async (admin, items) => {
    const sheet = sheetOf(items);
    const path = '/v1/admin/content/import';
    const { digest } = await admin.send<{ digest: string }>('POST', `${path}/preview`, sheet);
    return { path, body: { ...sheet, digest } };
  }),
];

const isShown = ({ retired }: { retired: boolean }) => !retired;
/** A roadmap with as many units, if there is one. */
async function roadmapWith(admin: Sender, items: number): Promise<AdminRoadmap> {
  const { items: all } = await get<AdminRoadmapList>(admin, '/v1/admin/roadmaps');
  const { id } = large(all, items, ({ units }) => units) ?? all[0] ?? { id: '' };
  return get<AdminRoadmap>(admin, `/v1/admin/roadmaps/${id}`);
}

const orderOf = ({ topics }: AdminRoadmap) =>
  topics.filter(isShown).map((topic) => ({
    id: topic.id,
    units: topic.units.filter(isShown).map((unit) => unit.id),
  }));

const newId = () => `heavy-${randomUUID().slice(0, 8)}`;

/** The smallest that has as many, or the largest. */
function large<T>(all: readonly T[], items: number, size: (one: T) => number): T | undefined {
  const sorted = all.toSorted((one, other) => size(one) - size(other));
  return sorted.find((one) => size(one) >= items) ?? sorted.at(-1);
}

const paragraphs = (length: number, items: number) =>
  '<p>One <code>of</code> many.</p>'.repeat(Math.min(Math.floor(length / 33), items));

const articleOf = (items: number) => ({
  ...{ title: `Heaps ${randomUUID()}`, description: 'Medians.' },
  content: paragraphs(200_000, items),
  tags: upTo(10, items, (at) => `tag-${at}`),
  meta_keywords: upTo(20, items, (at) => `keyword ${at}`),
  quiz_questions: upTo(20, items, (at) => ({
    ...{ question: `Which is it, ${at}?`, explanation: 'The first.', answer: 0 },
    options: upTo(6, items + 1, (option) => `Option ${option}`),
  })),
});

const draftOf = (items: number) => ({
  ...articleOf(items),
  ...{ slug: newId(), banner_image: null, meta_title: null, meta_description: null },
  ...{ difficulty: 'medium', reading_time_minutes: null, allow_comments: true },
  ...{ is_interactive: false, series_title: null, series_order: null, is_published: true },
  ...{ is_featured: false, published_at: null, category_id: null, reviewed: null, revision: 0 },
});

async function newArticle(admin: Sender): Promise<string> {
  return (await admin.send<{ id: string }>('POST', '/v1/articles/', articleOf(1))).id;
}

function bulk(action: 'unpublish' | 'delete'): ByAdministrator {
  return async (admin, items) => {
    const ids: string[] = [];
    while (ids.length < Math.min(100, items)) ids.push(await newArticle(admin));
    return { path: '/v1/admin/articles/bulk', body: { action, ids } };
  };
}

/** A problem as it's stored, with long programs and many hints. */
async function problemForm(admin: Sender, items: number) {
  const path = '/v1/admin/dsa-problems/two-sum';
  const { version, ...problem } = await get<AdminDsaProblem>(admin, path);
  const code = `${textOf(9_000, items)}# ${randomUUID()}`;
  return {
    ...Object.fromEntries(FORM.map((name) => [name, problem[name]])),
    cases: upTo(50, items + 5, (at) => ({ name: `case ${at}`, input: `${at}`, expected: `${at}` })),
    ...{ code, starter: textOf(9_000, items), generator: textOf(9_000, items), version },
  };
}

const FORM = [
  ...(['title', 'category', 'difficulty', 'unit_id', 'description', 'example'] as const),
  ...(['follow_up', 'hints', 'naive', 'input_size', 'support', 'approaches'] as const),
  ...(['compiled', 'picture', 'explanation', 'complexity', 'reviewed'] as const),
];

const titled = { title: 'Heavy', description: 'To measure it.' };

const roadmapOf = (items: number) => ({
  ...titled,
  ...{ complexity: 'beginner', category: 'Testing', illustrative: false, module: titled },
  tags: upTo(30, items, (at) => `tag-${at}`),
});

async function newRoadmap(admin: Sender): Promise<{ id: string; version: string }> {
  const id = newId();
  await admin.send('POST', '/v1/admin/roadmaps', { id, ...roadmapOf(1) });
  return get(admin, `/v1/admin/roadmaps/${id}`);
}

async function newTopic(admin: Sender): Promise<{ id: string }> {
  const path = `/v1/admin/roadmaps/${(await newRoadmap(admin)).id}/topics`;
  const { topics } = await admin.send<AdminRoadmap>('POST', path, titled);
  return topics[0] ?? { id: 'none' };
}

const unitOf = (items: number) => ({
  ...{ name: `Heavy ${randomUUID().slice(0, 8)}`, difficulty: 'easy', rating: null },
  ...{ problem_link: null, article_link: null, video_link: null, priority: 'low' },
  companies: upTo(100, items, (at) => ({
    ...{ name: `Company ${at}`, source: `https://example.org/${at}` },
  })),
  ...{ tags: upTo(30, items, (at) => `tag-${at}`), time_to_complete: 10 },
});

/** A sheet with as many problems as fit into a sensible file. */
function sheetOf(items: number) {
  const turn = randomUUID();
  const rows = upTo(1_900, items, (at) => `Heavy ${at} ${turn},Heavy ${at % 90} ${turn},easy`);
  return {
    file: ['name,topic,difficulty', ...rows].join('\n'),
    roadmap: { id: 'javascript' },
  };
}
