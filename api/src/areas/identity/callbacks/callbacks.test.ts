import type { CallbackPage, HandledCallback } from '@site/shared/contracts/identity';
import type { Agent } from '../../../../testing/agent.ts';
import { mailsTo } from '../../../../testing/mails.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const request = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+91 98765 43210',
  query: 'Which roadmap\nfirst?',
};
const stored = async () =>
  (await site.database.pool.query('select name, email, phone, query from callback_requests')).rows;

test('what a visitor leaves is stored as written', async () => {
  const answer = await site.visitor().post('/v1/request-callback', request);
  expect(answer.statusCode).toBe(201);
  expect(await stored()).toEqual([request]);
});

test('what a visitor leaves is mailed to the operator, as text', async () => {
  const name = 'Asha <b>Rao</b>';
  await site.visitor().post('/v1/request-callback', { ...request, name });
  const mail = (await mailsTo(site, site.config.operatorEmail)).at(-1);
  expect(mail?.text).toContain(`Name: ${name}\nEmail: asha@example.org`);
  expect(mail?.text).toContain('Which roadmap\nfirst?');
  expect(mail?.html).toContain('Asha &lt;b&gt;Rao&lt;/b&gt;');
});

test('nothing a visitor enters adds a line to the mail or reverses one', async () => {
  const name = 'Asha\r\nEmail: evil@example.org\u2028Bcc: x\u202e';
  await site.visitor().post('/v1/request-callback', { ...request, name, phone: '98765\n43210' });
  const mail = (await mailsTo(site, site.config.operatorEmail)).at(-1);
  expect(mail?.text).toContain(
    'Name: Asha Email: evil@example.org Bcc: x\nEmail: asha@example.org\nMobile number: 98765 43210\n',
  );
});

test('the query may be left out', async () => {
  const { query: _, ...rest } = request;
  expect((await site.visitor().post('/v1/request-callback', rest)).statusCode).toBe(201);
  expect(await stored()).toContainEqual({ ...rest, query: null });
});

test.each([
  ['name', '   '],

  ['email', 'asha@'],
  ['phone', 'call me'],
  ['query', 'a'.repeat(1_001)],
  ['query', 'nul\0'],
])('a %s of %p is refused and stores nothing', async (field, value) => {
  const before = await stored();
  const answer = await site.visitor().post('/v1/request-callback', { ...request, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
  expect(answer.json().message).toMatch(/\.$/);
  expect(await stored()).toEqual(before);
});

describe('what administrators do about requests', () => {
  let owner: Agent & { id: string };
  beforeAll(async () => {
    owner = await site.signInAdmin();
  });
  beforeEach(() => site.database.pool.query('truncate callback_requests'));

  const asha = { name: 'Asha Rao', email: 'asha@example.org', phone: '+91 98765 43210' };
  const leave = (changes: object = {}) =>
    site.visitor().post('/v1/request-callback', { ...asha, ...changes });

  const page = async (query = ''): Promise<CallbackPage> =>
    (await owner.get(`/v1/admin/callbacks?${query}`)).json();
  const names = async (query = '') => (await page(query)).items.map(({ name }) => name);

  async function onlyOne(): Promise<HandledCallback> {
    const [item] = (await page()).items;
    if (!item) throw new Error('There is no request');
    return item;
  }
  const change = ({ id, version }: HandledCallback, facts: object) =>
    owner.patch(`/v1/admin/callbacks/${id}`, { state: 'done', note: '', version, ...facts });

  const audited = async () => (await owner.get('/v1/admin/audit-log?page_size=1')).json().items[0];

  test('owners see what visitors left, newest first, with nothing done about it yet', async () => {
    await leave({ query: 'Which roadmap?' });
    await leave({ name: 'Ravi Iyer' });
    const { items, counts, next } = await page();
    expect(items[1]).toEqual({
      id: expect.any(String),
      ...asha,
      query: 'Which roadmap?',
      createdAt: expect.any(String),
      state: 'new',
      note: '',
      version: 0,
      changed: null,
    });
    expect(items[0]).toMatchObject({ name: 'Ravi Iyer', query: null });
    expect(counts).toEqual({ new: 2, 'in-progress': 0, done: 0, 'no-answer': 0, spam: 0 });
    expect(next).toBeNull();
  });

  test('a change of state and note says who made it, and the log reveals nothing of the person', async () => {
    await leave();
    const before = await onlyOne();
    const answer = await change(before, { state: 'no-answer', note: ' Rang twice\nat noon ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        ...before,
        state: 'no-answer',
        note: 'Rang twice\nat noon',
        version: 1,
        changed: { at: expect.any(String), by: 'Ravi Menon' },
      },
    ]);
    expect(await onlyOne()).toEqual(answer.json());
    expect(await audited()).toMatchObject({
      action: 'callback.change',
      subject: before.id,
      admin: { id: owner.id },
      before: { state: 'new' },
      after: { state: 'no-answer', noteChanged: true },
    });
  });

  test('of two changes at once the second is refused, and says who was first', async () => {
    await leave();
    const seen = await onlyOne();
    const answers = await Promise.all([
      change(seen, { note: 'mine' }),
      change(seen, { note: 'yours', state: 'spam' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'changed-elsewhere',
      message: 'Ravi Menon has changed this request in the meantime. Take another look.',
    });
    expect((await onlyOne()).version).toBe(1);
  });

  test('they are searched and filtered, and counted by state', async () => {
    await leave({ query: 'About SQL' });
    await leave({ name: 'Ravi Iyer', email: 'ravi@example.org', phone: '(080) 1234567' });
    await leave({ name: 'Lin 100% Wei', email: 'lin@example.org' });
    const [lin] = (await page('q=lin')).items;
    await change(lin as HandledCallback, { note: 'Wants SQL too' });
    for (const [q, found] of [
      ['RAVI@', ['Ravi Iyer']],
      ['(080)', ['Ravi Iyer']],
      ['sql', ['Lin 100% Wei', 'Asha Rao']],
      ['100%', ['Lin 100% Wei']],
      ['_', []],
    ] as const)
      expect([q, await names(`q=${encodeURIComponent(q)}`)]).toEqual([q, found]);
    expect(await names('state=new')).toEqual(['Ravi Iyer', 'Asha Rao']);
    expect(await names('state=new&q=sql')).toEqual(['Asha Rao']);
    expect((await page('state=new&q=sql')).counts).toMatchObject({ new: 1, done: 1, spam: 0 });
  });

  test('pages go through everything once, whatever comes in meanwhile', async () => {
    await site.database.pool.query(
      `insert into callback_requests (name, email, phone, created_at)
     select 'Person ' || number, 'person@example.org', '9876543210', now() - interval '1 minute' * (30 - number)
     from generate_series(1, 23) as number`,
    );
    const first = await page();
    await leave({ name: 'Meanwhile' });
    const second = await page(`before=${first.next}`);
    expect(second.next).toBeNull();
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(
      Array.from({ length: 23 }, (_, at) => `Person ${23 - at}`),
    );
    expect((await owner.get('/v1/admin/callbacks?before=x')).statusCode).toBe(400);
  });

  test('a deleted request is gone, after the password was given again', async () => {
    await leave();
    const { id } = await onlyOne();
    const remove = (agent: Agent) => agent.delete(`/v1/admin/callbacks/${id}`);
    const late = await site.signInAdmin();
    await site.database.pool.query(
      "update admin_sessions set password_at = now() - interval '16 minutes' where admin_id = $1",
      [late.id],
    );
    expect((await remove(late)).json().code).toBe('password-wanted');
    expect((await remove(owner)).statusCode).toBe(200);
    expect((await page()).items).toEqual([]);
    expect((await remove(owner)).statusCode).toBe(404);
    const entry = await audited();
    expect(entry).toMatchObject({ action: 'callback.delete', subject: id, after: null });
    expect(JSON.stringify(entry)).not.toContain('Asha');
  });

  test("what fits is exported as a file that a spreadsheet opens and doesn't execute", async () => {
    await leave({
      name: '=HYPERLINK("https://evil.example","Hi")',
      query: '@SUM(1)\n"quoted", too',
    });
    await leave({ name: 'Ravi Iyer' });
    await change((await page('q=ravi')).items[0] as HandledCallback, { note: '-1+1' });
    const answer = await owner.get('/v1/admin/callbacks/export?state=new');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="callback-requests-\d{4}-\d{2}-\d{2}\.csv"$/,
      ),
      'cache-control': expect.stringContaining('no-store'),
    });
    const received = (await page('state=new')).items[0]?.createdAt.slice(0, 19).replace('T', ' ');
    expect(answer.body).toBe(
      '\ufeff"Received (UTC)","State","Name","Email","Mobile number","Query","Note","Changed by","Changed (UTC)"\r\n' +
        `"${received}","new","'=HYPERLINK(""https://evil.example"",""Hi"")","asha@example.org","'+91 98765 43210","'@SUM(1)\n""quoted"", too","","",""\r\n`,
    );
    expect(await audited()).toMatchObject({
      action: 'callback.export',
      after: { requests: 1, state: 'new' },
    });
    expect((await owner.get('/v1/admin/callbacks/export')).body).toContain(`"'-1+1"`);
  });

  test.each([
    ['state', { state: 'lost' }],
    ['note', { note: 'a'.repeat(1_001) }],
    ['version', { version: -1 }],
  ])('a change with a wrong %s is refused: %j', async (field, facts) => {
    await leave();
    const answer = await change(await onlyOne(), facts);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect((await onlyOne()).version).toBe(0);
  });
});
