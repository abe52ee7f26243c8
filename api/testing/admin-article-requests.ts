import { randomUUID } from 'node:crypto';
import type { Agent } from './agent.ts';
import { PIXEL, type Sample, type SampleRequests } from './sample.ts';

/** Requests about articles as administrators work on them, for `sampleRequests`. */
export const adminArticleRequests: SampleRequests = {
  'POST /v1/articles/': (agent) => agent.post('/v1/articles/', newArticle),
  'GET /v1/admin/articles/{id}': async (agent, sample) => agent.get(await anArticle(sample)),
  'PUT /v1/admin/articles/{id}': async (agent, sample) =>
    agent.put(await anArticle(sample), { ...newArticle, revision: 0 }),
  'DELETE /v1/admin/articles/{id}': async (agent, sample) => agent.delete(await anArticle(sample)),
  'POST /v1/admin/articles/{id}/restore': async (agent, sample) =>
    agent.post(`${await anArticle(sample)}/restore`),
  'PUT /v1/admin/articles/{id}/draft': async (agent, sample) =>
    agent.put(`${await anArticle(sample)}/draft`, newDraft),
  'DELETE /v1/admin/articles/{id}/draft': async (agent, sample) =>
    agent.delete(`${await anArticle(sample)}/draft`),
  'GET /v1/admin/articles/{id}/versions': async (agent, sample) =>
    agent.get(`${await anArticle(sample)}/versions`),
  'GET /v1/admin/articles/{id}/versions/{number}': async (agent, sample) =>
    agent.get(`${await anArticle(sample)}/versions/1`),
  'DELETE /v1/admin/articles/{id}/former-slugs/{slug}': async (agent, sample) =>
    agent.delete(await aFormerSlug(sample)),
  'PUT /v1/admin/articles/{id}/presence': async (agent, sample) =>
    agent.put(`${await anArticle(sample)}/presence`, {}),
  'PUT /v1/admin/articles/{id}/scheduled-change': async (agent, sample) =>
    agent.put(`${await anArticle(sample)}/scheduled-change`, newChange),
  'PATCH /v1/admin/articles/{id}/scheduled-change': async (agent, sample) =>
    agent.patch(`${await aScheduledChange(sample)}/scheduled-change`, changeTime),
  'DELETE /v1/admin/articles/{id}/scheduled-change': async (agent, sample) =>
    agent.delete(`${await aScheduledChange(sample)}/scheduled-change`),
  'GET /v1/admin/articles/{id}/review': async (agent, sample) =>
    agent.get(`${await anArticle(sample)}/review`),
  'POST /v1/admin/articles/{id}/review': async (agent, sample) =>
    agent.post(`${await anArticle(sample)}/review`, { reviewer: null }),
  'DELETE /v1/admin/articles/{id}/review': async (agent, sample) =>
    agent.delete(`${await anArticle(sample)}/review`),
  'PUT /v1/admin/articles/{id}/review/decision': async (agent, sample) =>
    agent.put(`${await anArticleInReview(sample)}/review/decision`, {
      decision: 'approved',
      revision: 0,
    }),
  'POST /v1/admin/articles/{id}/review/comments': async (agent, sample) =>
    agent.post(`${await anArticle(sample)}/review/comments`, newComment()),
  'PUT /v1/admin/articles/{id}/review/comments/{comment}': async (agent, sample) =>
    agent.put(await aReviewComment(sample), { settled: true }),
  'GET /v1/admin/waiting': (agent) => agent.get('/v1/admin/waiting'),
  'POST /v1/admin/articles/bulk': (agent) =>
    agent.post('/v1/admin/articles/bulk', { action: 'feature', ids: ['complexity-in-practice'] }),
  'POST /v1/admin/articles/preview': (agent) =>
    agent.post('/v1/admin/articles/preview', { content: '<p>One each.' }),
  'POST /v1/admin/articles/formulas': (agent) =>
    agent.post('/v1/admin/articles/formulas', { formulas: [{ tex: 'n^2', display: false }] }),
  'GET /v1/admin/articles/slugs/{slug}': (agent) => agent.get('/v1/admin/articles/slugs/two-heaps'),
  'POST /v1/articles/categories/': (agent) =>
    agent.post('/v1/articles/categories/', { name: `Category ${randomUUID()}` }),
  'GET /v1/admin/authors': (agent) => agent.get('/v1/admin/authors'),
  'POST /v1/admin/authors': async (agent, sample) => {
    await leaveAuthors(sample);
    return agent.post('/v1/admin/authors', { own: true, name: 'Asha Rao' });
  },
  'PUT /v1/admin/authors/{id}': async (agent, sample) =>
    agent.put(await anAuthor(sample, agent), { name: 'Asha R.' }),
  'GET /v1/admin/analytics/overview': (agent) => agent.get('/v1/admin/analytics/overview'),
  'GET /v1/admin/images': (agent) => agent.get('/v1/admin/images'),
  'POST /v1/admin/images': (agent) => upload(agent),
  'PATCH /v1/admin/images/{hash}': async (agent, sample) =>
    agent.patch(await anImage(sample), { alt: 'A point' }),
  'DELETE /v1/admin/images/{hash}': async (agent, sample) => agent.delete(await anImage(sample)),
};

const upload = (agent: Agent) =>
  agent.send({
    method: 'POST',
    url: '/v1/admin/images',
    payload: PIXEL,
    headers: { 'content-type': 'image/png' },
  });

/** Where administrators have a picture that was just uploaded. */
async function anImage({ site }: Sample): Promise<string> {
  const { url } = (await upload(await site.signInAdmin())).json();
  return `/v1/admin/images/${url.slice('/article-images/'.length, -'.webp'.length)}`;
}

const newArticle = { title: 'Two heaps', description: 'Medians.', content: '<p>One each.</p>' };

const changeTime = { publish_at: '2999-01-01T09:00:00Z', time_zone: 'Asia/Kolkata' };
const newChange = { ...changeTime, change: { ...newArticle, revision: 0 } };

const newDraft = {
  ...newArticle,
  slug: 'two-heaps',
  banner_image: null,
  meta_title: null,
  meta_description: null,
  meta_keywords: [],
  difficulty: 'medium',
  reading_time_minutes: null,
  tags: [],
  allow_comments: true,
  is_interactive: false,
  quiz_questions: [],
  series_title: null,
  series_order: null,
  is_published: true,
  is_featured: false,
  published_at: null,
  category_id: null,
  reviewed: null,
  revision: 0,
};

/** Where administrators have an article that was just written. */
async function anArticle({ site }: Sample): Promise<string> {
  const { id } = (await (await site.signInAdmin()).post('/v1/articles/', newArticle)).json();
  return `/v1/admin/articles/${id}`;
}

/** The same, sent to review. */
async function anArticleInReview(sample: Sample): Promise<string> {
  const article = await anArticle(sample);
  await (await sample.site.signInAdmin()).post(`${article}/review`, { reviewer: null });
  return article;
}

const newComment = () => ({ id: randomUUID(), quote: 'One each.', content: 'Of what?' });

/** Nobody has an author of their own any more. */
const leaveAuthors = ({ site }: Sample) =>
  site.database.pool.query('update authors set admin_id = null');

/** Where administrators have the agent's own author, or somebody's if the agent can't have one. */
async function anAuthor(sample: Sample, agent: Agent): Promise<string> {
  await leaveAuthors(sample);
  const own = { own: true, name: 'Asha Rao' };
  const made = await agent.post('/v1/admin/authors', own);
  if (made.statusCode === 201) return `/v1/admin/authors/${made.json().id}`;
  const admin = await sample.site.signInAdmin();
  return `/v1/admin/authors/${(await admin.post('/v1/admin/authors', own)).json().id}`;
}

/** Where administrators have a comment on an article that was just written. */
async function aReviewComment(sample: Sample): Promise<string> {
  const comments = `${await anArticle(sample)}/review/comments`;
  const comment = newComment();
  await (await sample.site.signInAdmin()).post(comments, comment);
  return `${comments}/${comment.id}`;
}

/** The same with a change to come. */
async function aScheduledChange(sample: Sample): Promise<string> {
  const article = await anArticle(sample);
  await (await sample.site.signInAdmin()).put(`${article}/scheduled-change`, newChange);
  return article;
}

/** Where administrators have a former slug of an article that was just written and renamed. */
async function aFormerSlug({ site }: Sample): Promise<string> {
  const admin = await site.signInAdmin();
  const { id, slug } = (await admin.post('/v1/articles/', newArticle)).json();
  await admin.put(`/v1/admin/articles/${id}`, { ...newArticle, slug: id, revision: 0 });
  return `/v1/admin/articles/${id}/former-slugs/${slug}`;
}
