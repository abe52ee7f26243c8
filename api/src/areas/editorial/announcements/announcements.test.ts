import type { AnnouncementList, ManagedAnnouncement } from '@site/shared/contracts/editorial';
import type { Agent } from '../../../../testing/agent.ts';
import { type ContentFolder, createContentFolder } from '../../../../testing/content-folder.ts';
import { mailsTo } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';
import { loadContent } from '../../../content/index.ts';
import { mailDueNews } from './announcements.service.ts';

let site: TestApp;
let content: ContentFolder;
let admin: Agent & { id: string };
beforeAll(async () => {
  content = createContentFolder();
  for (const [id, day] of [
    ['sql-roadmap', '2026-11-09'],
    ['system-design-roadmap', '2026-11-16'],
  ])
    content.write(`../announcements/${id}.json`, {
      id,
      title: 'New roadmap',
      paragraphs: ['It is open.', 'Start with joins.'],
      link: '/roadmaps',
      published_at: `${day}T12:00:00+05:30`,
    });
  site = await createTestApp();
  await loadContent(site.database, content.folder);
  admin = await site.signInAdmin();
});
afterAll(async () => {
  await site.close();
  content.dispose();
});

const news = { title: 'Mock interviews', body: 'Every Saturday.\n\nBring a friend.' };
const list = async (agent: Agent): Promise<AnnouncementList> =>
  (await agent.get('/v1/announcements')).json();
const create = (agent: Agent, changes: object = {}) =>
  agent.post('/v1/admin/announcements', { ...news, ...changes });
const read = (agent: Agent, ...ids: string[]) => agent.post('/v1/announcements/read', { ids });

describe('anybody', () => {
  test('reads the announcements, newest first; nothing is counted for a visitor', async () => {
    const { items, unread } = await list(site.visitor());
    expect(items.map(({ id }) => id)).toEqual(['system-design-roadmap', 'sql-roadmap']);
    expect(items[1]).toEqual({
      id: 'sql-roadmap',
      title: 'New roadmap',
      body: 'It is open.\n\nStart with joins.',
      link: '/roadmaps',
      publishedAt: '2026-11-09T06:30:00.000Z',
      read: false,
    });
    expect(unread).toBe(0);
  });
});

describe('a signed-in person', () => {
  test('has everything unread at first, and what was read stays read, on every device', async () => {
    const learner = await site.signUp();
    expect((await list(learner)).unread).toBe(2);
    const answer = await read(learner, 'sql-roadmap');
    expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 1 }]);
    const { items, unread } = await list(learner);
    expect(items.map((item) => item.read)).toEqual([false, true]);
    expect(unread).toBe(1);
    expect((await read(learner, 'sql-roadmap')).json()).toEqual({ unread: 1 });
  });

  test('reads for nobody else', async () => {
    const other = await site.signUp();
    await read(await site.signUp(), 'sql-roadmap', 'system-design-roadmap');
    expect((await list(other)).unread).toBe(2);
  });

  test('may name an announcement that is gone by now', async () => {
    const answer = await read(await site.signUp(), 'gone', 'sql-roadmap');
    expect(answer.json()).toEqual({ unread: 1 });
  });
});

describe('an administrator', () => {
  test('writes an announcement that everybody sees, and deletes it; both are in the audit log', async () => {
    const learner = await site.signUp();
    const answer = await create(admin, { link: '/placementtraining' });
    expect(answer.statusCode).toBe(201);
    const made = answer.json();
    expect(made).toMatchObject({ ...news, link: '/placementtraining', read: false });
    expect((await list(learner)).items[0]).toEqual(made);
    expect((await list(learner)).unread).toBe(3);

    expect((await admin.delete(`/v1/admin/announcements/${made.id}`)).statusCode).toBe(200);
    expect((await list(learner)).items).toHaveLength(2);
    expect((await admin.delete(`/v1/admin/announcements/${made.id}`)).statusCode).toBe(404);

    const [deleted, created] = (await admin.get('/v1/admin/audit-log')).json().items;
    const { read: _, ...facts } = made;
    expect(created).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      admin: { id: admin.id, name: 'Ravi Menon' },
      action: 'announcement.create',
      subject: made.id,
      before: null,
      after: facts,
    });
    expect(deleted).toMatchObject({ action: 'announcement.delete', before: facts, after: null });
  });

  test('gives the password again before deleting, 15 minutes after it was last given', async () => {
    const { id } = (await create(admin)).json();
    await site.database.pool.query(
      "update admin_sessions set password_at = password_at - interval '16 minutes'",
    );
    const remove = () => admin.delete(`/v1/admin/announcements/${id}`);
    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'password-wanted']);

    const wrong = await admin.post('/v1/admins/auth/password', { password: 'sesame2$shut' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      { password: "That's not your password." },
    ]);
    expect((await remove()).statusCode).toBe(403);

    const right = await admin.post('/v1/admins/auth/password', { password: PASSWORD });
    expect(right.statusCode).toBe(200);
    expect((await remove()).statusCode).toBe(200);
  });

  describe('changing one', () => {
    const managed = async (id: string): Promise<ManagedAnnouncement> =>
      (await admin.get('/v1/admin/announcements'))
        .json()
        .items.find((item: ManagedAnnouncement) => item.id === id);
    const change = (id: string, changes: object) =>
      admin.put(`/v1/admin/announcements/${id}`, { ...news, ...changes });
    const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
    const comes = (id: string) =>
      site.database.pool.query(
        `update announcements set published_at = now() - interval '1 second' where id = $1`,
        [id],
      );
    const mailDue = () =>
      site.database.kysely
        .transaction()
        .execute((transaction) => mailDueNews(transaction, site.config.publicUrl));
    const newsTo = async (address: string) =>
      (await mailsTo(site, address)).filter(({ subject }) => subject.startsWith('News from'));
    const wantsNews = async () => {
      const learner = await site.signUp();
      await site.database.pool.query('update users set email_verified_at = now() where id = $1', [
        learner.id,
      ]);
      await site.database.pool.query('update profiles set mail_news = true where user_id = $1', [
        learner.id,
      ]);
      return (await learner.get('/v1/auth/me')).json().email as string;
    };

    test('everyone sees the new words; it keeps its time and is mailed once', async () => {
      const address = await wantsNews();
      const made = (await create(admin)).json();
      const { version, scheduled, fromFile } = await managed(made.id);
      expect([scheduled, fromFile]).toEqual([false, false]);
      const answer = await change(made.id, { title: 'Mock interviews, again', version });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        title: 'Mock interviews, again',
        publishedAt: made.publishedAt,
      });
      const [seen] = (await list(site.visitor())).items;
      expect(seen).toMatchObject({ id: made.id, title: 'Mock interviews, again' });
      await mailDue();
      expect(await newsTo(address)).toHaveLength(1);
      expect((await admin.get('/v1/admin/audit-log')).json().items[0]).toMatchObject({
        action: 'announcement.update',
        before: { title: 'Mock interviews' },
        after: { title: 'Mock interviews, again' },
      });
    });

    test("what someone else wrote in the meantime isn't overwritten", async () => {
      const { id } = (await create(admin)).json();
      const { version } = await managed(id);
      await change(id, { title: 'Theirs', version });
      const answer = await change(id, { title: 'Mine', version });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'changed-elsewhere',
        current: { title: 'Theirs' },
      });
      const { current } = answer.json();
      expect((await change(id, { title: 'Mine', version: current.version })).statusCode).toBe(200);
    });

    test('of the content files survives the next load', async () => {
      const { version, fromFile } = await managed('sql-roadmap');
      expect(fromFile).toBe(true);
      await change('sql-roadmap', { title: 'SQL is here', version });
      await loadContent(site.database, content.folder);
      expect(await managed('sql-roadmap')).toMatchObject({ title: 'SQL is here' });
    });

    test('a scheduled one appears and is mailed when its time comes, and not before', async () => {
      const address = await wantsNews();
      const { id } = (await create(admin, { publishAt: inAnHour() })).json();
      expect(await managed(id)).toMatchObject({ scheduled: true });
      const learner = await site.signUp();
      const seen = async (agent: Agent) => (await list(agent)).items.map((item) => item.id);
      expect(await seen(learner)).not.toContain(id);
      const bell = async () => (await learner.get('/v1/notifications')).json().items;
      expect(JSON.stringify(await bell())).not.toContain(id);
      await read(learner, id);
      await mailDue();
      expect(await newsTo(address)).toEqual([]);

      await comes(id);
      expect(await seen(learner)).toContain(id);
      expect(await bell()).toContainEqual(expect.objectContaining({ id, read: false }));
      await Promise.all([mailDue(), mailDue()]);
      await mailDue();
      expect(await newsTo(address)).toHaveLength(1);
    });

    test('a scheduled one can be moved, and published at once', async () => {
      const address = await wantsNews();
      const { id } = (await create(admin, { publishAt: inAnHour() })).json();
      const later = new Date(Date.now() + 7_200_000).toISOString();
      const moved = await change(id, { publishAt: later, version: (await managed(id)).version });
      expect(moved.json()).toMatchObject({ scheduled: true, publishedAt: later });
      const { version } = moved.json();
      const same = await change(id, { title: 'Same time', publishAt: later, version });
      expect(same.json()).toMatchObject({ title: 'Same time', publishedAt: later });
      const now = await change(id, { version: same.json().version });
      expect(now.json()).toMatchObject({ scheduled: false });
      expect(await newsTo(address)).toHaveLength(1);
    });

    test('a scheduled one that is deleted is neither seen nor mailed', async () => {
      const address = await wantsNews();
      const { id } = (await create(admin, { publishAt: inAnHour() })).json();
      expect((await admin.delete(`/v1/admin/announcements/${id}`)).statusCode).toBe(200);
      await comes(id);
      await mailDue();
      expect(await newsTo(address)).toEqual([]);
      expect((await change(id, { version: 'any' })).statusCode).toBe(404);
    });

    test('a published one is not taken back by another time', async () => {
      const { id } = (await create(admin)).json();
      const { version } = await managed(id);
      const answer = await change(id, { publishAt: inAnHour(), version });
      expect(answer.json().errors).toEqual({ publishAt: "It's already published." });
    });

    test.each(['2020-01-01T00:00:00.000Z', '2027-13-01T00:00:00.000Z', 'tomorrow', '2027-01-01'])(
      'the time %s is refused',
      async (publishAt) => {
        const answer = await create(admin, { publishAt });
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
          400,
          ['publishAt'],
        ]);
      },
    );
  });

  test.each([
    ['title', ' '],
    ['title', 'a'.repeat(121)],
    ['body', ''],
    ['body', 'a'.repeat(2_001)],
    ['body', 'nul\0'],
    ['link', 'javascript:alert(1)'],
    ['link', '//evil.example'],
    ['link', '/\\evil.example'],
    ['colour', 'red'],
  ])('gets the reason why a %s of %j is wrong', async (field, value) => {
    const before = (await list(admin)).items;
    const answer = await create(admin, { [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect((await list(admin)).items).toEqual(before);
  });
});
