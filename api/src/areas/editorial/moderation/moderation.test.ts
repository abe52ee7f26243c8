import type {
  ModeratedComment,
  NotificationList,
  ReportQueue,
} from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
import {
  contents,
  createDiscussedSite,
  type DiscussedSite,
  notes,
  post,
  read,
  typed,
} from '../../../../testing/discussed-site.ts';
import { mailsTo } from '../../../../testing/mails.ts';

let { site, content, resetComments } = {} as DiscussedSite;
let owner: Agent;
let editor: Agent;
/** Someone who reports, again and again. */
let reader: Agent;
beforeAll(async () => {
  ({ site, content, resetComments } = await createDiscussedSite());
  owner = await site.signInAdmin();
  editor = await site.signInAdmin('editor');
  reader = await site.signUp();
});
beforeEach(() => resetComments());
afterAll(async () => {
  await site.close();
  content.dispose();
});

const report = async (id: string, reason = 'spam', person?: Agent) =>
  (person ?? (await site.signUp())).post(`/v1/comments/${id}/reports`, { reason });

const queue = async (admin = editor): Promise<ReportQueue> =>
  (await admin.get('/v1/admin/reports')).json();
const find = async (query = '', admin = editor): Promise<ModeratedComment[]> =>
  (await admin.get(`/v1/admin/comments?${query}`)).json().items;

const decide = (id: string, decision: object, admin = editor) =>
  admin.post(`/v1/admin/comments/${id}/decisions`, { seen: null, ...decision });

async function decided(id: string, decision: object, admin = editor): Promise<ModeratedComment> {
  const answer = await decide(id, decision, admin);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json();
}

const lastAudited = async (): Promise<object> =>
  (await owner.get('/v1/admin/audit-log?page_size=1')).json().items[0];

/** A reported comment. */
async function reported(text = 'Buy my course') {
  const author = await site.signUp();
  const comment = await post(author, text);
  await report(comment.id, 'spam', reader);
  return { author, comment };
}

describe('the queue', () => {
  test('shows a reported comment with its place and the reasons, and nothing about who reported it', async () => {
    const [asker, author] = [await site.signUp(), await site.signUp()];
    const parent = await post(asker, 'Why a map?');
    const { id } = await post(author, 'Buy my course', { parentId: parent.id });
    for (const reason of ['spam', 'abuse', 'spam']) await report(id, reason);
    const found = await queue();
    expect(found).toEqual({
      open: 1,
      items: [
        {
          id,
          subject: 'dsa-problem:total',
          page: { title: 'Problem total', path: '/dsaarticle/total' },
          parent: { author: 'Asha Rao', content: 'Why a map?' },
          label: null,
          author: {
            id: author.id,
            name: 'Asha Rao',
            handle: expect.stringMatching(/^learner-/),
            email: null,
            hidden: 0,
            warned: 0,
          },
          content: 'Buy my course',
          createdAt: expect.any(String),
          editedAt: null,
          hidden: false,
          reports: [
            { reason: 'spam', count: 2 },
            { reason: 'abuse', count: 1 },
          ],
          reportedAt: expect.any(String),
          decisions: [],
          lastDecision: null,
        },
      ],
    });
    expect((await editor.get('/v1/admin/reports/count')).json()).toEqual({ open: 1 });
  });

  test('begins with the most reported, and of those with what has waited longest', async () => {
    const once = [await reported('first'), await reported('second')];
    const { comment } = await reported('twice');
    await report(comment.id);
    const ids = (await queue()).items.map(({ id }) => id);
    expect(ids).toEqual([comment.id, ...once.map((one) => one.comment.id)]);
  });

  test('leaves out what its author took back in the meantime', async () => {
    const { author, comment } = await reported();
    await author.delete(`/v1/comments/${comment.id}`);
    expect(await queue()).toEqual({ items: [], open: 0 });
    expect((await decide(comment.id, { action: 'hide' })).statusCode).toBe(404);
  });

  test('shows owners the address of the author', async () => {
    const { author } = await reported();
    const { email } = (await author.get('/v1/auth/me')).json();
    expect((await queue(owner)).items[0]?.author.email).toBe(email);
  });
});

describe('a hidden comment', () => {
  test('is gone for everybody, its author included, and comes back as it was', async () => {
    const { author, comment } = await reported();
    const hidden = await decided(comment.id, { action: 'hide' });
    expect(hidden).toMatchObject({ hidden: true, reports: [], content: 'Buy my course' });
    for (const agent of [author, site.visitor()]) {
      const page = await read(agent);
      expect([contents(page), page.count]).toEqual([notes, 2]);
      expect((await agent.get(`/v1/comments/${comment.id}`)).statusCode).toBe(404);
    }
    for (const refused of [
      await author.patch(`/v1/comments/${comment.id}`, { content: 'Again' }),
      await author.delete(`/v1/comments/${comment.id}`),
      await report(comment.id),
      await author.post('/v1/comments', typed('Reply', { parentId: comment.id })),
    ])
      expect(refused.statusCode).toBe(404);
    await decided(comment.id, { action: 'restore', seen: hidden.lastDecision });
    expect((await read(author)).items[0]).toMatchObject({ content: 'Buy my course', own: true });
    expect((await queue()).open).toBe(0);
  });

  test('stays in its place for the replies to it, even once the last of them is gone', async () => {
    const { author, comment } = await reported();
    const other = await site.signUp();
    const reply = await post(other, 'Do not', { parentId: comment.id });
    const { lastDecision } = await decided(comment.id, { action: 'hide' });
    expect((await read(author)).items[0]).toMatchObject({
      id: comment.id,
      deleted: true,
      own: false,
      content: '',
      author: { name: '', avatarUrl: null },
      replies: [{ content: 'Do not' }],
    });
    await other.delete(`/v1/comments/${reply.id}`);
    expect(contents(await read(author))).toEqual(notes);
    await decided(comment.id, { action: 'restore', seen: lastDecision });
    expect((await read(author)).items[0]).toMatchObject({ content: 'Buy my course' });
  });

  test('that is a reply leaves the thread and the bell, and holds the comment above it', async () => {
    const [asker, author] = [await site.signUp(), await site.signUp()];
    const parent = await post(asker, 'Why a map?');
    const reply = await post(author, 'Buy my course', { parentId: parent.id });
    const bell = async (): Promise<NotificationList> =>
      (await asker.get('/v1/notifications')).json();
    expect(await bell()).toMatchObject({ unread: 1, items: [{ body: 'Buy my course' }] });
    const { lastDecision } = await decided(reply.id, { action: 'hide' });
    expect(await bell()).toEqual({ items: [], unread: 0 });
    expect((await read(asker)).items[0]).toMatchObject({ id: parent.id, replies: [] });
    await asker.delete(`/v1/comments/${parent.id}`);
    expect(contents(await read(asker))).toEqual(notes);
    await decided(reply.id, { action: 'restore', seen: lastDecision });
    expect((await read(asker)).items[0]).toMatchObject({
      deleted: true,
      replies: [{ content: 'Buy my course' }],
    });
  });

  test('counts for its author, and can be a note, which nobody can be warned about', async () => {
    const { author, comment } = await reported();
    await decided(comment.id, { action: 'hide' });
    await post(author, 'Another one');
    const [latest] = await find();
    expect(latest?.author).toMatchObject({ hidden: 1, warned: 0 });
    const [note] = (await read(author)).items.slice(1);
    await decided(note?.id ?? '', { action: 'hide' });
    const answer = await decide(note?.id ?? '', {
      action: 'warn',
      text: 'Mind your words',
      seen: (await find('state=hidden'))[1]?.lastDecision,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no-author']);
    expect((await find('state=hidden'))[1]?.decisions).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('that dismisses reports leaves the comment, and a further report brings it back', async () => {
    const { author, comment } = await reported();
    await decided(comment.id, { action: 'dismiss' });
    expect((await queue()).open).toBe(0);
    expect(contents(await read(author))[0]).toBe('Buy my course');
    await report(comment.id, 'wrong');
    expect((await queue()).items[0]).toMatchObject({
      reports: [{ reason: 'wrong', count: 1 }],
      decisions: [{ action: 'dismiss', admin: 'Ravi Menon' }],
    });
  });

  test.each(['hide', 'dismiss'])('to %s can be undone, reports included', async (action) => {
    const { author, comment } = await reported();
    const { lastDecision } = await decided(comment.id, { action });
    const undone = await decided(comment.id, { action: 'undo', seen: lastDecision });
    expect(undone).toMatchObject({ hidden: false, reports: [{ reason: 'spam', count: 1 }] });
    expect((await queue()).items.map(({ id }) => id)).toEqual([comment.id]);
    expect(contents(await read(author))[0]).toBe('Buy my course');
    const again = await decide(comment.id, { action: 'undo', seen: undone.lastDecision });
    expect(again.statusCode).toBe(409);
  });

  test('comes too late if a colleague has decided something since, and nothing is done twice', async () => {
    const { author, comment } = await reported();
    const answers = await Promise.all([
      decide(comment.id, { action: 'hide' }),
      decide(comment.id, { action: 'hide' }, owner),
      decide(comment.id, { action: 'dismiss' }),
      decide(comment.id, { action: 'warn', text: 'Mind your words' }, owner),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({
      code: 'already-handled',
      message: expect.stringMatching(/^Ravi Menon has .* in the meantime\. Nothing was done twice/),
    });
    const [found] = await find('', owner);
    expect(found?.decisions).toHaveLength(1);
    expect((await author.get('/v1/notifications')).json().items.length).toBeLessThan(2);
  });

  test('to bring back what is not hidden, to undo none, or to dismiss no report is refused', async () => {
    const { comment } = await reported();
    for (const action of ['restore', 'undo'])
      expect((await decide(comment.id, { action })).statusCode).toBe(409);
    expect((await find())[0]?.decisions).toEqual([]);
    const { id } = await post(reader, 'Fine');
    expect((await decide(id, { action: 'dismiss' })).statusCode).toBe(409);
  });

  test('is in the audit log, which stores nothing that people wrote', async () => {
    const { comment } = await reported();
    await decided(comment.id, { action: 'hide' });
    expect(await lastAudited()).toMatchObject({
      action: 'comment.hide',
      subject: comment.id,
      admin: { name: 'Ravi Menon' },
      before: { hidden: false, openReports: 1, warnings: 0, notes: 0 },
      after: { hidden: true, openReports: 0, warnings: 0, notes: 0 },
    });
    await editor.post(`/v1/admin/comments/${comment.id}/decisions`, {
      action: 'note',
      text: 'Second account of Lin',
    });
    expect(await lastAudited()).toMatchObject({ action: 'comment.note', after: { notes: 1 } });
    expect(JSON.stringify(await lastAudited())).not.toContain('Lin');
  });

  test('may be a note, which is for moderators and never comes too late', async () => {
    const { author, comment } = await reported();
    const note = { action: 'note', text: ' Second\naccount ' };
    const url = `/v1/admin/comments/${comment.id}/decisions`;
    await decided(comment.id, { action: 'dismiss' });
    const answer = await editor.post(url, note);
    expect(answer.json().decisions[1]).toMatchObject({ action: 'note', text: 'Second\naccount' });
    expect(answer.json().lastDecision).toBe(answer.json().decisions[0].id);
    expect((await author.get('/v1/notifications')).json().items).toEqual([]);
  });

  test('that says something wrong is refused, and the field named', async () => {
    const { comment } = await reported();
    for (const [field, decision] of [
      ['action', { action: 'ban' }],
      ['text', { action: 'warn' }],
      ['text', { action: 'warn', text: ' ' }],
      ['text', { action: 'warn', text: 'a'.repeat(1_001) }],
      ['text', { action: 'hide', text: 'why' }],
      ['seen', { action: 'hide', seen: 'x' }],
    ] as const) {
      const answer = await decide(comment.id, decision);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
  });
});

describe('a warning', () => {
  test("rings the author's bell with the reason, and goes to a verified address", async () => {
    const { author, comment } = await reported();
    const { email } = (await author.get('/v1/auth/me')).json();
    const warn = (seen: number | null) =>
      decided(comment.id, { action: 'warn', text: 'Please <b>no</b> advertising.', seen });
    const { lastDecision, author: record } = await warn(null);
    expect(record.warned).toBe(1);
    expect((await queue()).open).toBe(1);
    const subject = /^About your comment/;
    const mails = async () =>
      (await mailsTo(site, email)).filter((mail) => subject.test(mail.subject));
    expect(await mails()).toEqual([]);
    const [item] = (await author.get('/v1/notifications')).json().items;
    expect(item).toEqual({
      kind: 'warning',
      id: expect.any(String),
      title: 'A moderator wrote to you about your comment on Problem total',
      body: 'Please <b>no</b> advertising.',
      link: `/dsaarticle/total#comment-${comment.id}`,
      publishedAt: expect.any(String),
      read: false,
    });
    const marked = await author.post('/v1/notifications/read', { ids: [item.id] });
    expect(marked.json()).toEqual({ unread: 0 });

    await site.database.pool.query('update users set email_verified_at = now() where id = $1', [
      author.id,
    ]);
    await warn(lastDecision);
    const [mail] = await mails();
    expect(mail?.text).toContain('Please <b>no</b> advertising.');
    expect(mail?.html).toContain('Please &lt;b&gt;no&lt;/b&gt; advertising.');
  });

  test('stays with its author when the comment goes, and leads to the page then', async () => {
    const { author, comment } = await reported();
    await decided(comment.id, { action: 'warn', text: 'No advertising.' });
    await author.delete(`/v1/comments/${comment.id}`);
    expect((await author.get('/v1/notifications')).json().items[0].link).toBe('/dsaarticle/total');
    const { warnings } = (await author.get('/v1/profile/export')).json();
    expect(warnings).toMatchObject([{ commentId: null, reason: 'No advertising.', readAt: null }]);
  });
});

describe('searching', () => {
  test('finds words in any order, the last one unfinished, hidden comments too', async () => {
    const comment = await post(reader, 'Buy my COURSE at casino.example');
    await post(reader, 'Of course a map does it');
    await decided(comment.id, { action: 'hide' });
    const texts = async (q: string) =>
      contents({ items: await find(`q=${encodeURIComponent(q)}`) });
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

  test('finds people by name and ID, by address for owners only, and notes by their label', async () => {
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

  test('filters by page and state', async () => {
    const { author, comment } = await reported();
    const other = await post(author, 'Fine', { subject: 'dsa-problem:forms' });
    const ids = async (query: string) => (await find(query)).map(({ id }) => id);
    expect(await ids('state=reported')).toEqual([comment.id]);
    expect((await ids('subject=dsa-problem:forms'))[0]).toBe(other.id);
    await decided(comment.id, { action: 'hide' });
    expect(await ids('state=hidden')).toEqual([comment.id]);
    expect(await ids('state=reported')).toEqual([]);
  });

  test('goes through pages once, whatever is written meanwhile', async () => {
    await site.database.pool.query(
      `insert into comments (id, subject, content, created_at)
       select gen_random_uuid(), 'dsa-problem:total', 'comment ' || n, now() - interval '1 second' * (26 - n)
       from generate_series(1, 25) as n`,
    );
    const first = (await editor.get('/v1/admin/comments')).json();
    await post(reader, 'written meanwhile');
    const second = (await editor.get(`/v1/admin/comments?before=${first.next}`)).json();
    expect(second.next).toBeNull();
    const all = [...contents(first), ...contents(second)];
    expect(all.slice(0, 25)).toEqual(Array.from({ length: 25 }, (_, at) => `comment ${25 - at}`));
    expect(all).toHaveLength(29);
  });
});
