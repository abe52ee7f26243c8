import type { ModeratedComment } from '@site/shared/contracts';
import type { Agent } from '../../../../testing/agent.ts';
import type { ContentFolder } from '../../../../testing/content-folder.ts';
import {
  contents,
  createDiscussedSite,
  post,
  resetComments,
} from '../../../../testing/discussed-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
let content: ContentFolder;
let owner: Agent;
let editor: Agent;
beforeAll(async () => {
  ({ site, content } = await createDiscussedSite());
  owner = await site.signInAdmin();
  editor = await site.signInAdmin('editor');
}, 60_000);
beforeEach(() => resetComments(site, content));
afterAll(async () => {
  await site.close();
  content.dispose();
});

const find = async (query: string, admin = editor): Promise<ModeratedComment[]> =>
  (await admin.get(`/v1/admin/comments?${query}`)).json().items;

async function report(id: string) {
  const answer = await (await site.signUp()).post(`/v1/comments/${id}/reports`, { reason: 'spam' });
  expect(answer.statusCode).toBeLessThan(300);
}

async function hide(id: string) {
  const decision = { action: 'hide', seen: null };
  const answer = await editor.post(`/v1/admin/comments/${id}/decisions`, decision);
  expect(answer.statusCode).toBe(200);
}

test('searching finds words in any order, the last one unfinished, hidden comments too', async () => {
  const comment = await post(await site.signUp(), 'Buy my COURSE at casino.example');
  await post(await site.signUp(), 'Of course a map does it');
  await hide(comment.id);
  const texts = async (q: string) => contents({ items: await find(`q=${encodeURIComponent(q)}`) });
  expect(await texts('cours')).toEqual([
    'Of course a map does it',
    'Buy my COURSE at casino.example',
  ]);
  expect(await texts('course buy')).toEqual(['Buy my COURSE at casino.example']);
  expect(await texts('casino.example')).toHaveLength(1);
  for (const odd of ['!!!', "'", ':*', 'a & | b', '(', '\\']) {
    const answer = await editor.get(`/v1/admin/comments?q=${encodeURIComponent(odd)}`);
    expect(answer.statusCode).toBe(200);
  }
  expect(await texts('&')).toEqual([]);
});

test('searching finds people by name and ID, by address for owners only, and notes by their label', async () => {
  const author = await site.signUp();
  const comment = await post(author, 'Buy my course');
  await site.database.pool.query(`update users set name = 'Zubin Mehta' where id = $1`, [
    author.id,
  ]);
  const { email } = (await author.get('/v1/auth/me')).json();
  const { handle } = (await find(''))[0]?.author ?? {};
  const by = async (person: string, admin = editor) =>
    (await find(`person=${encodeURIComponent(person)}`, admin)).map(({ id }) => id);
  expect(await by('zubin')).toEqual([comment.id]);
  expect(await by(handle ?? '')).toEqual([comment.id]);
  expect(await by(email, owner)).toEqual([comment.id]);
  expect(await by(email)).toEqual([]);
  expect(await by('100%')).toEqual([]);
  expect(contents({ items: await find('person=mistake') })).toContain('Sorting it first.');
});

test('searching filters by page and state', async () => {
  const comment = await post(await site.signUp(), 'Buy my course');
  await report(comment.id);
  const other = await post(await site.signUp(), 'Fine', { subject: 'dsa-problem:forms' });
  const ids = async (query: string) => (await find(query)).map(({ id }) => id);
  expect(await ids('state=reported')).toEqual([comment.id]);
  expect((await ids('subject=dsa-problem:forms'))[0]).toBe(other.id);
  await hide(comment.id);
  expect(await ids('state=hidden')).toEqual([comment.id]);
  expect(await ids('state=reported')).toEqual([]);
});

test('searching goes through pages once, whatever is written meanwhile', async () => {
  const author = await site.signUp();
  for (let number = 1; number <= 25; number += 1) await post(author, `comment ${number}`);
  const first = (await editor.get('/v1/admin/comments')).json();
  await post(author, 'written meanwhile');
  const second = (await editor.get(`/v1/admin/comments?before=${first.next}`)).json();
  expect(second.next).toBeNull();
  const all = [...contents(first), ...contents(second)];
  expect(all.slice(0, 25)).toEqual(Array.from({ length: 25 }, (_, at) => `comment ${25 - at}`));
  expect(all).toHaveLength(29);
});
