import { randomUUID } from 'node:crypto';
import {
  ATTEMPTS_RETAINED,
  attemptList,
  MERGES_RETAINED,
  type Merged,
  type MergeItem,
  type MergeItemOf,
  mergePreview,
  type NewAttempt,
  ownCaseList,
  type PlanSettings,
  solutionDraft,
} from '@site/shared/contracts/practice';
import {
  unitContent,
  writeJavaScriptTask,
  writeProblem,
  writeQuiz,
  writeSqlDatabase,
  writeSqlTask,
} from '../../../../testing/content-folder.ts';
import { createPracticeSite } from '../../../../testing/practice-site.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { untilWaiting } from '../../../../testing/waiting-statements.ts';
import { dayAfter, dayOf } from '../local-days/local-days.ts';

type Learner = Awaited<ReturnType<TestApp['signUp']>>;

let site: TestApp;
let learner: Learner;

beforeAll(async () => {
  const units = ['sum', 'rain', 'twice', 'members', 'plain'].map((name, at) =>
    unitContent(`web-${name}`, { sequence_number: at + 1 }),
  );
  site = await createPracticeSite({ web: units }, (content) => {
    writeProblem(content, 'sum', { sequence_number: 10 });
    writeProblem(content, 'rain', { sequence_number: 20 });
    writeJavaScriptTask(content, 'web-twice');
    writeQuiz(content, 'web-rain');
    writeSqlDatabase(content, 'library');
    writeSqlTask(content, 'web-members');
  });
});
beforeEach(async () => {
  learner = await site.signUp();
});
afterAll(() => site.close());

const EARLY = '2026-11-20T10:00:00.000Z';
const LATE = '2026-11-22T10:00:00.000Z';

const draft = (facts: Partial<MergeItemOf<'draft'>> = {}): MergeItemOf<'draft'> => ({
  kind: 'draft',
  unitId: 'web-sum',
  language: 'python',
  code: 'device = 1',
  changedAt: LATE,
  ...facts,
});
const anAttempt = (facts: Partial<NewAttempt> = {}): NewAttempt => ({
  id: randomUUID(),
  language: 'python',
  verdict: 'wrong-answer',
  passed: 2,
  total: 6,
  milliseconds: 40,
  submittedAt: LATE,
  code: 'return 3',
  ...facts,
});
const attempts = (...made: NewAttempt[]): MergeItem => ({
  kind: 'attempts',
  unitId: 'web-sum',
  attempts: made,
});
const settings = (facts: Partial<PlanSettings> = {}): PlanSettings => ({
  roadmapIds: ['web'],
  targetDate: dayAfter(dayOf(new Date()), 30),
  hoursPerWeek: 7,
  level: 'intermediate',
  days: ['monday'],
  ...facts,
});
const plan = (
  facts: Partial<PlanSettings> = {},
  changedAt = new Date().toISOString(),
): MergeItem => ({
  kind: 'plan',
  settings: settings(facts),
  changedAt,
});

const of = (path: string, { id } = learner) => `/v1/users/${id}/${path}`;
const preview = async (...items: MergeItem[]) =>
  mergePreview.parse((await learner.post(of('merges/preview'), { items })).json()).items;
const merge = async (...items: MergeItem[]): Promise<Merged> => {
  const answer = await learner.post(of('merges'), { items });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const undo = (id: string) => learner.delete(of(`merges/${id}`));
const restored = async ({ id }: Merged) => (await undo(id)).json();

const saveDraft = async (code: string, changedAt: string) =>
  learner.put(of('units/web-sum/draft'), {
    ...{ language: 'python', code, changedAt, base: (await storedDraft())?.changedAt ?? null },
  });
const storedDraft = async () =>
  solutionDraft.parse((await learner.get(of('units/web-sum/draft'))).json()).draft;
const submit = (attempt: NewAttempt) => learner.post(of('units/web-sum/attempts'), attempt);
const storedAttempts = async () =>
  attemptList
    .parse((await learner.get(of('units/web-sum/attempts'))).json())
    .attempts.map(({ id }) => id);
const storedPlan = async () =>
  (await learner.get(`${of('plan')}?zone=UTC`)).json().plan?.settings ?? null;

test('a preview compares and changes nothing', async () => {
  await saveDraft('account = 1', EARLY);
  const first = anAttempt();
  await submit(first);
  expect(await preview(draft(), attempts(anAttempt()), plan())).toEqual([
    {
      outcome: 'device',
      held: { kind: 'draft', language: 'python', code: 'account = 1', changedAt: EARLY },
    },
    { outcome: 'both', held: { kind: 'attempts', count: 1, changedAt: LATE } },
    { outcome: 'added' },
  ]);
  expect(await storedDraft()).toMatchObject({ code: 'account = 1' });
  expect(await storedAttempts()).toEqual([first.id]);
  expect(await storedPlan()).toBeNull();
});

describe('a draft', () => {
  test('is added to an account that has none, and is gone with Undo', async () => {
    const done = await merge(draft());
    expect(done.outcomes).toEqual(['added']);
    expect(await storedDraft()).toMatchObject({ code: 'device = 1', changedAt: LATE });
    expect(await restored(done)).toEqual({ restored: 1, kept: 0 });
    expect(await storedDraft()).toBeNull();
  });

  test('wins if it is newer; the other one comes back as the latest', async () => {
    await saveDraft('account = 1', EARLY);
    const done = await merge(draft());
    expect(done.outcomes).toEqual(['device']);
    expect(await storedDraft()).toMatchObject({ code: 'device = 1' });
    await restored(done);
    const stored = await storedDraft();
    expect(stored?.code).toBe('account = 1');
    expect(Date.parse(stored?.changedAt ?? '')).toBeGreaterThan(Date.parse(LATE));
  });

  test('made by a clock that is a little ahead gives way to Undo all the same', async () => {
    await saveDraft('account = 1', EARLY);
    const ahead = new Date(Date.now() + 2 * 60_000).toISOString();
    expect(await restored(await merge(draft({ changedAt: ahead })))).toEqual({
      restored: 1,
      kept: 0,
    });
    expect(await storedDraft()).toMatchObject({ code: 'account = 1' });
  });

  test('that is older leaves the account as it is', async () => {
    await saveDraft('account = 1', LATE);
    const done = await merge(draft({ changedAt: EARLY }));
    expect(done.outcomes).toEqual(['account']);
    expect(await storedDraft()).toMatchObject({ code: 'account = 1' });
    expect(await restored(done)).toEqual({ restored: 0, kept: 0 });
  });

  test('that is the same changes nothing', async () => {
    await saveDraft('device = 1', EARLY);
    expect((await merge(draft())).outcomes).toEqual(['same']);
  });

  test('of each language is one of its own', async () => {
    await saveDraft('account = 1', EARLY);
    expect((await merge(draft({ language: 'javascript' }))).outcomes).toEqual(['added']);
    expect(await storedDraft()).toMatchObject({ code: 'account = 1' });
  });

  test('that was changed since the merge stays', async () => {
    const done = await merge(draft());
    await saveDraft('later = 1', '2026-11-23T10:00:00.000Z');
    expect(await restored(done)).toEqual({ restored: 0, kept: 1 });
    expect(await storedDraft()).toMatchObject({ code: 'later = 1' });
  });

  test('made by a clock that is years ahead was made now', async () => {
    await merge(draft({ changedAt: '2040-01-01T00:00:00Z' }));
    expect(Date.parse((await storedDraft())?.changedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('with half of a character is merged and taken back', async () => {
    const done = await merge(draft({ code: 'half = "\ud83d"' }));
    expect(await restored(done)).toEqual({ restored: 1, kept: 0 });
  });

  test('of a problem that never was is left out', async () => {
    expect((await merge(draft({ unitId: 'web-nothing' }))).outcomes).toEqual(['gone']);
  });
});

describe('attempts', () => {
  test('stand beside those of the account, each once, and are gone with Undo', async () => {
    const [own, both, here] = [anAttempt({ submittedAt: EARLY }), anAttempt(), anAttempt()];
    await submit(own);
    await submit(both);
    const done = await merge(attempts(both, here));
    expect(done.outcomes).toEqual(['both']);
    expect((await storedAttempts()).sort()).toEqual([own.id, both.id, here.id].sort());
    await restored(done);
    expect((await storedAttempts()).sort()).toEqual([own.id, both.id].sort());
    expect(await preview(attempts(both))).toMatchObject([{ outcome: 'same' }]);
  });

  test('that the account let go of for newer ones come back', async () => {
    await site.database.pool.query(
      `insert into attempts
         (user_id, id, unit_id, language, verdict, passed, total, milliseconds, submitted_at, code)
       select $1, gen_random_uuid(), 'web-sum', 'python', 'error', 0, 6, 1,
         timestamptz '2026-11-01' + n * interval '1 minute', 'pass'
       from generate_series(1, $2::integer) n`,
      [learner.id, ATTEMPTS_RETAINED],
    );
    const before = await storedAttempts();
    const here = anAttempt();
    const done = await merge(attempts(here));
    expect(await storedAttempts()).toHaveLength(ATTEMPTS_RETAINED);
    expect((await storedAttempts())[0]).toBe(here.id);
    await restored(done);
    expect(await storedAttempts()).toEqual(before);
  });
});

describe('own cases', () => {
  const cases = (...inputs: string[]): MergeItem => ({
    ...{ kind: 'cases', unitId: 'web-sum', language: 'python', inputs, changedAt: EARLY },
  });
  const url = () => of('units/web-sum/cases');
  const save = (...inputs: string[]) =>
    learner.put(url(), { language: 'python', inputs, changedAt: LATE, base: null });
  const stored = async () => ownCaseList.parse((await learner.get(url())).json()).cases?.inputs;

  test('stand beside those of the account, each once, and are gone with Undo', async () => {
    await save('b', 'c');
    expect(await preview(cases('a', 'b'))).toMatchObject([
      { outcome: 'both', held: { kind: 'cases', inputs: ['b', 'c'] } },
    ]);
    const done = await merge(cases('a', 'b'));
    expect(await stored()).toEqual(['b', 'c', 'a']);
    expect((await merge(cases('a'))).outcomes).toEqual(['same']);
    expect(await restored(done)).toEqual({ restored: 1, kept: 0 });
    expect(await stored()).toEqual(['b', 'c']);
  });

  test('are no more than there may be', async () => {
    const all = (from: number) => Array.from({ length: 12 }, (_, at) => `f(${from + at})`);
    await save(...all(0));
    await merge(cases(...all(12)));
    expect(await stored()).toEqual([...all(0), ...all(12).slice(0, 8)]);
  });

  test('that were changed since the merge stay', async () => {
    const done = await merge(cases('a'));
    const base = ownCaseList.parse((await learner.get(url())).json()).cases?.changedAt;
    await learner.put(url(), {
      ...{ language: 'python', inputs: ['z'], changedAt: new Date().toISOString(), base },
    });
    expect(await restored(done)).toEqual({ restored: 0, kept: 1 });
    expect(await stored()).toEqual(['z']);
  });
});

describe('the task of a unit', () => {
  const query = draft({ unitId: 'web-members', language: 'sql', code: 'select 1' });
  const storedQuery = async () =>
    (await learner.get(of('units/web-members/draft?language=sql'))).json().draft;

  test('a query wins if it is newer, and the other comes back with Undo', async () => {
    await learner.put(of('units/web-members/draft'), {
      ...{ language: 'sql', code: 'select 0', changedAt: EARLY, base: null },
    });
    expect(await preview(query)).toMatchObject([
      { outcome: 'device', held: { kind: 'draft', language: 'sql', code: 'select 0' } },
    ]);
    const done = await merge(query);
    expect(await storedQuery()).toMatchObject({ code: 'select 1' });
    await restored(done);
    expect(await storedQuery()).toMatchObject({ code: 'select 0' });
  });

  test('program, attempts and cases are merged at once', async () => {
    const here = { unitId: 'web-twice', language: 'javascript' } as const;
    const attempt = anAttempt({ language: 'javascript' });
    const items: MergeItem[] = [
      draft(here),
      { kind: 'attempts', unitId: here.unitId, attempts: [attempt] },
      { ...here, kind: 'cases', inputs: ['twice(3)'], changedAt: LATE },
    ];
    const done = await merge(...items);
    expect(done.outcomes).toEqual(['added', 'added', 'added']);
    const unit = of('units/web-twice');
    expect((await learner.get(`${unit}/attempts`)).json().attempts).toEqual([attempt]);
    expect((await learner.get(`${unit}/cases?language=javascript`)).json().cases.inputs).toEqual([
      'twice(3)',
    ]);
    expect(await restored(done)).toEqual({ restored: 3, kept: 0 });
    expect((await learner.get(`${unit}/attempts`)).json().attempts).toEqual([]);
  });

  test('of a unit that has none is left out', async () => {
    const lost = draft({ unitId: 'web-plain', language: 'sql' });
    expect((await merge(lost)).outcomes).toEqual(['gone']);
  });
});

describe('answers to a quiz', () => {
  const answer = (last: number, questionId = 'two') => ({ questionId, first: 0, last, round: 1 });
  const quiz = (facts: Partial<MergeItemOf<'quiz'>> = {}): MergeItemOf<'quiz'> => ({
    ...{ kind: 'quiz', unitId: 'web-rain', answers: [answer(1)], changedAt: LATE },
    ...facts,
  });
  const url = () => of('quizzes/web-rain/answers');
  const stored = async () => (await learner.get(url())).json().answers;
  const save = async (answers: object[], changedAt: string) =>
    learner.put(url(), { answers, changedAt, base: (await learner.get(url())).json().changedAt });

  test('are added to an account that has none, and are gone with Undo', async () => {
    const done = await merge(quiz());
    expect(done.outcomes).toEqual(['added']);
    expect(await stored()).toEqual([answer(1)]);
    expect((await merge(quiz())).outcomes).toEqual(['same']);
    expect(await restored(done)).toEqual({ restored: 1, kept: 0 });
    expect(await stored()).toEqual([]);
  });

  test('win if they are newer, and lose if they are older', async () => {
    await save([answer(2)], EARLY);
    expect(await preview(quiz())).toEqual([
      { outcome: 'device', held: { kind: 'quiz', answers: [answer(2)], changedAt: EARLY } },
    ]);
    const done = await merge(quiz());
    expect((await merge(quiz({ answers: [answer(0)], changedAt: EARLY }))).outcomes).toEqual([
      'account',
    ]);
    await restored(done);
    expect(await stored()).toEqual([answer(2)]);
  });

  test('to questions that are gone are left out, and all of them if no others are there', async () => {
    await merge(quiz({ answers: [answer(1), answer(1, 'gone')] }));
    expect(await stored()).toEqual([answer(1)]);
    expect(await preview(quiz({ answers: [answer(1, 'gone')] }))).toEqual([{ outcome: 'gone' }]);
    expect(await preview(quiz({ unitId: 'web-sum' }))).toEqual([{ outcome: 'gone' }]);
  });
});

describe('a plan', () => {
  test('is added to an account that has none, and is gone with Undo', async () => {
    const done = await merge(plan());
    expect(await storedPlan()).toEqual(settings());
    await restored(done);
    expect(await storedPlan()).toBeNull();
  });

  test('wins if it is newer, and loses if it is older', async () => {
    await learner.put(of('plan'), { ...settings({ hoursPerWeek: 20 }), zone: 'UTC' });
    expect((await merge(plan({}, EARLY))).outcomes).toEqual(['account']);
    const done = await merge(plan({}, new Date(Date.now() + 1_000).toISOString()));
    expect(done.outcomes).toEqual(['device']);
    expect(await storedPlan()).toEqual(settings());
    await restored(done);
    expect(await storedPlan()).toEqual(settings({ hoursPerWeek: 20 }));
  });

  test.each([
    ['whose day has come', { targetDate: '2026-01-01' }],
    ['of a roadmap that is gone', { roadmapIds: ['art'] }],
  ])('%s is left out', async (_, facts) => {
    expect((await merge(plan(facts))).outcomes).toEqual(['gone']);
    expect(await storedPlan()).toBeNull();
  });
});

test('everything is merged or nothing', async () => {
  const answer = await learner.post(of('merges'), {
    items: [draft(), { ...draft(), changedAt: 'yesterday' }],
  });
  expect(answer.statusCode).toBe(400);
  expect(await storedDraft()).toBeNull();
});

test('a merge is taken back once, within a week, and by nobody else', async () => {
  const done = await merge(draft());
  const other = await site.signUp();
  expect((await other.delete(of(`merges/${done.id}`, other))).statusCode).toBe(404);
  expect((await other.delete(of(`merges/${done.id}`))).statusCode).toBe(403);
  expect((await undo(done.id)).statusCode).toBe(200);
  expect((await undo(done.id)).statusCode).toBe(404);

  const late = await merge(draft());
  await site.database.pool.query(
    "update merges set created_at = now() - interval '8 days' where id = $1",
    [late.id],
  );
  expect((await undo(late.id)).statusCode).toBe(404);
  expect(await storedDraft()).not.toBeNull();
  await merge(draft());
  const { rows } = await site.database.pool.query('select id from merges where id = $1', [late.id]);
  expect(rows).toEqual([]);
});

test('only a few merges can be taken back: each holds former versions of all that it changed', async () => {
  await site.database.pool.query(
    `insert into merges (user_id, created_at, changes)
     select $1, now() - n * interval '1 hour', '[]' from generate_series(1, $2::integer) n`,
    [learner.id, MERGES_RETAINED],
  );
  const { id } = await merge(draft());
  const { rows } = await site.database.pool.query(
    'select id from merges where user_id = $1 order by created_at desc',
    [learner.id],
  );
  expect(rows).toHaveLength(MERGES_RETAINED);
  expect(rows[0]).toEqual({ id });
});

test('a thing that is sent twice is refused', async () => {
  const answer = await learner.post(of('merges'), { items: [draft(), draft({ code: 'b = 2' })] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ items: 'must not have a thing twice' });
  expect((await merge(draft(), draft({ language: 'javascript' }))).outcomes).toHaveLength(2);
});

test('one account merges from several devices at once: nothing is lost, doubled or stuck', async () => {
  const devices = Array.from({ length: 4 }, (_, at) => [
    attempts(...Array.from({ length: 5 }, () => anAttempt())),
    draft({ code: `device = ${at}`, changedAt: `2026-11-22T10:0${at}:00.000Z` }),
  ]);
  /** As a person does whose request has to wait. */
  const untilMerged = async (items: MergeItem[]): Promise<number> => {
    const { statusCode } = await learner.post(of('merges'), { items });
    if (statusCode !== 409) return statusCode;
    // Refusals take no input or output, without which nothing else goes on.
    await new Promise(setImmediate);
    return untilMerged(items);
  };
  const answers = await Promise.all(devices.map(untilMerged));
  expect(answers).toEqual(devices.map(() => 201));
  const sent = devices.flat().flatMap((item) => (item.kind === 'attempts' ? item.attempts : []));
  expect((await storedAttempts()).sort()).toEqual(sent.map(({ id }) => id).sort());
  expect(await storedDraft()).toMatchObject({ code: 'device = 3' });
});

test("while one of a person's merges runs, another is refused before its body is read, and so is an import", async () => {
  const holder = await site.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [learner.id]);
  const running = learner.post(of('merges'), { items: [draft()] });
  await untilWaiting(site.database, 1);
  /** What nobody who reads it takes for JSON. */
  const sendTo = async (url: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await learner.send({ method: 'POST', url, payload: '{"items":', headers });
    return [response.statusCode, response.json().code];
  };
  const large = [of('merges'), of('merges/preview'), '/v1/profile/imports'];
  for (const url of large) expect(await sendTo(url)).toEqual([409, 'busy']);
  await holder.query('commit');
  holder.release();
  expect((await running).statusCode).toBe(201);
  for (const url of large) expect((await sendTo(url))[0]).toBe(400);
});

test('many accounts merge at once, while each also submits and writes', async () => {
  /** As a device does: a draft that came first is the base of the next try. */
  const write = async (
    person: Learner,
    base: string | null = null,
  ): Promise<{ statusCode: number }> => {
    const response = await person.put(of('units/web-sum/draft', person), {
      ...{ language: 'python', code: 'typed = 1', changedAt: '2026-11-23T10:00:00.000Z', base },
    });
    const { draft } = solutionDraft.parse(response.json());
    return draft?.code === 'typed = 1' ? response : write(person, draft?.changedAt ?? null);
  };
  const people = await Promise.all(Array.from({ length: 4 }, () => site.signUp()));
  const stored = await Promise.all(
    people.map(async (person) => {
      const [own, here] = [anAttempt(), anAttempt()];
      const answers = await Promise.all([
        person.post(of('merges', person), { items: [attempts(here), draft()] }),
        person.post(of('units/web-sum/attempts', person), own),
        write(person),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 200]);
      const list = await person.get(of('units/web-sum/attempts', person));
      const after = attemptList.parse(list.json()).attempts.map(({ id }) => id);
      expect(after.sort()).toEqual([own.id, here.id].sort());
      const typed = await person.get(of('units/web-sum/draft', person));
      return solutionDraft.parse(typed.json()).draft?.code;
    }),
  );
  expect(stored).toEqual(people.map(() => 'typed = 1'));
});
