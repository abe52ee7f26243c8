import { randomUUID } from 'node:crypto';
import {
  ATTEMPTS_MAX,
  ATTEMPTS_RETAINED,
  type Attempt,
  attemptList,
  type NewAttempt,
} from '@site/shared/contracts/practice';
import {
  unitContent,
  writeJavaScriptTask,
  writeProblem,
  writeSqlDatabase,
  writeSqlTask,
} from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;

let site: TestApp;
let learner: Learner;

beforeAll(async () => {
  site = await createPracticeSite(
    {
      web: ['sum', 'rain', 'twice', 'members', 'plain'].map((name, at) =>
        unitContent(`web-${name}`, { sequence_number: at + 1 }),
      ),
    },
    (content) => {
      writeJavaScriptTask(content, 'web-twice');
      writeSqlDatabase(content, 'library');
      writeSqlTask(content, 'web-members');
      writeProblem(content, 'sum', { sequence_number: 10 });
      writeProblem(content, 'rain', { sequence_number: 20 });
    },
  );
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const attemptsUrl = (problem = 'sum', { id } = learner) =>
  `/v1/users/${id}/units/web-${problem}/attempts`;
const unitUrl = (what: string, unit = 'web-twice', { id } = learner) =>
  `/v1/users/${id}/units/${unit}/${what}`;

const anAttempt = (changes: Partial<NewAttempt> = {}): NewAttempt => ({
  id: randomUUID(),
  language: 'python',
  verdict: 'wrong-answer',
  passed: 2,
  total: 6,
  milliseconds: 40,
  submittedAt: '2026-11-20T10:00:00.000Z',
  code: 'def total(values):\n    return 3\n',
  ...changes,
});
const accepted = { verdict: 'accepted', passed: 6 } as const;

/** In minutes after a moment that is past. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 1) + minutes * 60_000).toISOString();

const submit = (attempt: object, problem = 'sum') => learner.post(attemptsUrl(problem), attempt);
const list = async (problem = 'sum'): Promise<Attempt[]> =>
  attemptList.parse((await learner.get(attemptsUrl(problem))).json()).attempts;

/** Puts attempts into the database as if they had been submitted, a minute apart, from minute 0 on. */
const fill = (count: number, problem = 'sum') =>
  site.database.pool.query(
    `insert into attempts
       (user_id, id, unit_id, language, verdict, passed, total, milliseconds, submitted_at, code)
     select $1, gen_random_uuid(), $2, 'python', 'error', 0, 6, 1,
       $3::timestamptz + n * interval '1 minute', 'pass'
     from generate_series(0, $4::integer - 1) n`,
    [learner.id, `web-${problem}`, at(0), count],
  );

describe('attempts', () => {
  test('are stored as they were sent, and listed with the newest first', async () => {
    expect(await list()).toEqual([]);
    const [first, second] = [
      anAttempt({ submittedAt: at(0) }),
      anAttempt({ ...accepted, submittedAt: at(1) }),
    ];
    const answer = await submit(second);
    expect([answer.statusCode, answer.json()]).toEqual([201, second]);
    await submit(first);
    await submit(anAttempt(), 'rain');
    expect(await list()).toEqual([second, first]);
  });

  test('one that is sent again is not another one', async () => {
    const attempt = anAttempt();
    await submit(attempt);
    const again = await submit({ ...attempt, code: 'something else' });
    expect([again.statusCode, again.json()]).toEqual([200, attempt]);
    expect(await list()).toEqual([attempt]);
  });

  test('several sent at once with one id are one', async () => {
    const attempt = anAttempt();
    const answers = await Promise.all([1, 2, 3].map(() => submit(attempt)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 201]);
    expect(await list()).toHaveLength(1);
  });

  test('an id belongs to one problem, and to one person', async () => {
    const attempt = anAttempt();
    await submit(attempt);
    const elsewhere = await submit(attempt, 'rain');
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'id-in-use']);
    const other = await site.signUp();
    expect((await other.post(attemptsUrl('sum', other), attempt)).statusCode).toBe(201);
  });

  test('one that waited on its device has the time at which it was made, in whatever zone', async () => {
    await submit(anAttempt({ submittedAt: '2026-11-20T15:30:00+05:30' }));
    expect((await list())[0]?.submittedAt).toBe('2026-11-20T10:00:00.000Z');
  });

  test.each([
    ['to come', () => new Date(Date.now() + 6 * 60_000).toISOString()],
    ['long past', () => '1970-01-01T00:00:10Z'],
    ['before the calendar', () => '0000-01-01T00:00:00Z'],
  ])('a time %s counts as now', async (_, time) => {
    const before = Date.now();
    await submit(anAttempt({ submittedAt: time() }));
    const said = Date.parse((await list())[0]?.submittedAt ?? '');
    expect(said).toBeGreaterThanOrEqual(before);
    expect(said).toBeLessThanOrEqual(Date.now());
  });

  test('a clock that is a little ahead is believed', async () => {
    const submittedAt = new Date(Date.now() + 60_000).toISOString();
    await submit(anAttempt({ submittedAt }));
    expect((await list())[0]?.submittedAt).toBe(submittedAt);
  });

  test('beyond the most that are retained, the oldest goes', async () => {
    await fill(ATTEMPTS_RETAINED);
    const attempt = anAttempt({ submittedAt: at(1_000) });
    expect((await submit(attempt)).statusCode).toBe(201);
    const stored = await list();
    expect(stored).toHaveLength(ATTEMPTS_RETAINED);
    expect(stored[0]).toEqual(attempt);
    expect(stored.at(-1)?.submittedAt).toBe(at(1));
  });

  test('the latest accepted one stays, however old it is', async () => {
    const [older, latest] = [
      anAttempt({ ...accepted, submittedAt: at(-2) }),
      anAttempt({ ...accepted, submittedAt: at(-1) }),
    ];
    await submit(older);
    await submit(latest);
    await fill(ATTEMPTS_RETAINED - 2);
    expect(await list()).toContainEqual(older);
    await submit(anAttempt({ submittedAt: at(1_000) }));
    await submit(anAttempt({ submittedAt: at(1_001) }));
    const stored = await list();
    expect(stored).toHaveLength(ATTEMPTS_RETAINED);
    expect(stored.filter(({ verdict }) => verdict === 'accepted')).toEqual([latest]);
  });

  test('an account holds so many and no more; what takes the place of another still fits', async () => {
    await fill(ATTEMPTS_MAX - ATTEMPTS_RETAINED, 'rain');
    await fill(ATTEMPTS_RETAINED);
    expect((await submit(anAttempt({ submittedAt: at(1_000) }))).statusCode).toBe(201);
    await site.database.pool.query(
      `delete from attempts where user_id = $1 and unit_id = 'web-sum' and submitted_at < $2`,
      [learner.id, at(11)],
    );
    await fill(10, 'rain');
    const refused = await submit(anAttempt({ submittedAt: at(1_001) }));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many-attempts']);
    expect(await list()).toHaveLength(ATTEMPTS_RETAINED - 10);
  });

  test.each([
    ['too much code', { code: 'x'.repeat(20_001) }, 'code'],
    ['NUL', { code: 'a\0b' }, 'code'],
    ['another language', { language: 'cobol' }, 'language'],
    ['another verdict', { verdict: 'passed' }, 'verdict'],
    ['accepted though a case failed', { verdict: 'accepted' }, 'verdict'],
    ['more passed than there are', { passed: 7 }, 'passed'],
    ['a negative time', { milliseconds: -1 }, 'milliseconds'],
    ['a part of a millisecond', { milliseconds: 1.5 }, 'milliseconds'],
    ['a time without a zone', { submittedAt: '2026-11-20T10:00:00' }, 'submittedAt'],
    ['a day that is none', { submittedAt: '2026-13-20T10:00:00Z' }, 'submittedAt'],
    ['an id that is none', { id: '1' }, 'id'],
  ])('%s is refused at its field', async (_, changes, field) => {
    const answer = await submit({ ...anAttempt(), ...changes });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('the longest code fits, in letters that take three bytes', async () => {
    const code = 'अ'.repeat(20_000);
    expect((await submit(anAttempt({ code }))).statusCode).toBe(201);
    expect((await list())[0]?.code).toBe(code);
  });
});

describe('a task', () => {
  test('stores program, cases and attempts as a DSA problem does, and apart from one', async () => {
    const draft = { language: 'javascript', code: 'const twice = 2;', changedAt: at(0) };
    expect((await learner.put(unitUrl('draft'), { ...draft, base: null })).json()).toEqual({
      draft,
    });
    expect((await learner.get(unitUrl('draft?language=javascript'))).json()).toEqual({ draft });
    const cases = { language: 'javascript', inputs: ['twice(5)'], changedAt: at(0) };
    expect((await learner.put(unitUrl('cases'), { ...cases, base: null })).json()).toEqual({
      cases,
    });
    const attempt = anAttempt({ language: 'javascript' });
    expect((await learner.post(unitUrl('attempts'), attempt)).statusCode).toBe(201);
    expect((await learner.post(unitUrl('attempts'), attempt)).statusCode).toBe(200);
    expect((await learner.get(unitUrl('attempts'))).json()).toEqual({ attempts: [attempt] });
    expect((await submit(attempt)).json().code).toBe('id-in-use');
    expect(await list()).toEqual([]);
    await learner.delete(unitUrl(`draft?language=javascript&base=${at(0)}`));
    expect((await learner.get(unitUrl('draft?language=javascript'))).json()).toEqual({
      draft: null,
    });
  });

  test('a query in SQL is a draft', async () => {
    const url = unitUrl('draft', 'web-members');
    const draft = { language: 'sql', code: 'select 1', changedAt: at(5) };
    expect((await learner.put(url, { ...draft, base: null })).json()).toEqual({ draft });
    expect((await learner.get(`${url}?language=sql`)).json()).toEqual({ draft });
    const long = await learner.put(url, { ...draft, code: 'x'.repeat(20_001), base: at(5) });
    expect([long.statusCode, long.json().errors]).toEqual([
      400,
      { code: 'The code must have at most 20,000 characters.' },
    ]);
  });

  test.each(['attempts', 'draft', 'cases'])(
    '%s of a unit that is none are not found',
    async (what) => {
      const answer = await learner.get(unitUrl(what, 'web-plain'));
      expect([answer.statusCode, answer.json().message]).toEqual([
        404,
        'There is nothing to solve in the unit web-plain.',
      ]);
    },
  );
});

describe('an attempt that waited on its device', () => {
  test('is stored though its problem was retired meanwhile', async () => {
    await site.database.pool.query(`update dsa_problems set retired_at = now() where id = 'rain'`);
    expect((await submit(anAttempt(), 'rain')).statusCode).toBe(201);
    await site.database.pool.query(`update dsa_problems set retired_at = null where id = 'rain'`);
  });

  test('is refused if someone else is signed in by now', async () => {
    const other = await site.signUp();
    const answer = await learner.send({
      method: 'POST',
      url: attemptsUrl(),
      payload: anAttempt(),
      headers: { 'x-expected-user': other.id },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await list()).toEqual([]);
  });

  test('is refused if the account is gone', async () => {
    await site.database.pool.query('delete from users where id = $1', [learner.id]);
    expect((await submit(anAttempt())).statusCode).toBe(401);
  });
});
