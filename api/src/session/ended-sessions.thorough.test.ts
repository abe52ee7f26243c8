import { testReleaseManifest } from '@site/shared/testing/release-manifest';
import type { FastifyInstance } from 'fastify';
import { type Agent, createAgent } from '../../testing/agent.ts';
import { secretFor } from '../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { asReleased } from '../composition.ts';
import { connect, type Database } from '../database/database.ts';
import type { ChannelListener } from '../database/listener.ts';
import { ENDED_CHANNEL, followEndedSessions, REMEMBERED_MS, TRUSTED_MS } from './ended-sessions.ts';

type Person = Agent & { id: string };

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const composition = {
  ...asReleased,
  followManifest: () => ({ current: async () => testReleaseManifest({}) }),
};

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Process {
  app: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/** Another process on the same database, once it follows what ends. @param altered replaces parts of its listener */
async function startProcess(
  altered: (listener: ChannelListener) => Partial<ChannelListener> = () => ({}),
): Promise<Process> {
  const database = connect(site.database.url);
  const app = await new Promise<FastifyInstance>((follows) => {
    const listen: Database['listen'] = (channel, listener) => {
      if (channel !== ENDED_CHANNEL) return database.listen(channel, listener);
      const connected = () => {
        listener.connected();
        built.then(follows);
      };
      return database.listen(channel, { ...listener, ...altered(listener), connected });
    };
    const built = buildApp(site.config, { ...database, listen }, composition);
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, database, close };
}

async function startProcessOfTest(): Promise<Process> {
  const started = await startProcess();
  closing.push(started.close);
  return started;
}

/** From now on every session is alive by the database, so that only memory knows better. */
function answerThatSessionsLive({ pool }: Database) {
  const query = pool.query.bind(pool) as (query: unknown, values?: unknown[]) => Promise<unknown>;
  const spy = jest.spyOn(pool, 'query') as unknown as jest.SpyInstance;
  spy.mockImplementation((statement: { name?: string }, values?: unknown[]) =>
    statement.name === 'live-session' ? Promise.resolve({ rowCount: 1 }) : query(statement, values),
  );
}

/** What a thief would hold: the cookies of now, at another process or at the same one. */
function copyAt(app: FastifyInstance, { cookies }: Agent): Agent {
  const copy = createAgent(app, site.config);
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}

const status = async (agent: Agent, url = '/v1/roadmaps') => (await agent.get(url)).statusCode;

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise(setImmediate);
}

const addressOf = async (agent: Agent): Promise<string> =>
  (await agent.get('/v1/auth/me')).json().email;

/** The same person in another browser. */
async function signInAgain(person: Agent): Promise<Agent> {
  const second = site.visitor();
  const email = await addressOf(person);
  await second.post('/v1/auth/signin', { email, password: PASSWORD });
  return second;
}

/** How a session comes to its end, done at the process of `at`. */
const ways: [string, (person: Person, at: FastifyInstance) => Promise<unknown>][] = [
  ['logging out', (person, at) => copyAt(at, person).post('/v1/auth/logout')],
  [
    'ending it from another browser',
    async (person, at) => {
      const second = copyAt(at, await signInAgain(person));
      const [own] = (await person.get('/v1/auth/sessions')).json().filter(isCurrent);
      return second.delete(`/v1/auth/sessions/${own.id}`);
    },
  ],
  [
    'ending all others',
    async (person, at) => copyAt(at, await signInAgain(person)).delete('/v1/auth/sessions'),
  ],
  [
    'a password changed in another browser',
    async (person, at) =>
      copyAt(at, await signInAgain(person)).put('/v1/auth/password', {
        currentPassword: PASSWORD,
        newPassword: 'another1$one',
      }),
  ],
  [
    'a password replaced by a link',
    async (person, at) => {
      const address = await addressOf(person);
      await person.post('/v1/auth/password/forgot', { email: address });
      const token = await secretFor(site, { address, path: '/auth/resetpassword' });
      const anybody = createAgent(at, site.config);
      const body = { token, password: 'another1$one', startEmpty: true };
      return anybody.post('/v1/auth/password/reset', body);
    },
  ],
  [
    'signing in again with the same browser',
    async (person, at) => {
      const email = await addressOf(person);
      return copyAt(at, person).post('/v1/auth/signin', { email, password: PASSWORD });
    },
  ],
  [
    'a stolen refresh token',
    async (person, at) => {
      const thief = copyAt(at, person);
      await person.post('/v1/auth/refresh');
      await person.post('/v1/auth/refresh');
      return thief.post('/v1/auth/refresh');
    },
  ],
];

const isCurrent = ({ current }: { current: boolean }) => current;

describe('however it ends', () => {
  /** One hears nothing from the database. */
  let deaf: Process;
  let hearing: Process;
  beforeAll(async () => {
    deaf = await startProcess(() => ({ notified: () => {} }));
    hearing = await startProcess();
  });
  afterAll(async () => {
    await deaf.close();
    await hearing.close();
  });

  test.each(ways)(
    '%s stops the session at once in the process that ends it, without hearing from the database',
    async (_way, end) => {
      const { app, database } = deaf;
      answerThatSessionsLive(database);
      const person = await site.signUp();
      const thief = copyAt(app, person);
      expect(await status(thief)).toBe(200);
      await end(person, app);
      expect([await status(thief), await status(thief, '/v1/notifications')]).toEqual([401, 401]);
    },
  );

  test.each(ways)(
    '%s stops the session in another process as soon as the database has notified it',
    async (_way, end) => {
      const { app, database } = hearing;
      answerThatSessionsLive(database);
      const person = await site.signUp();
      const thief = copyAt(app, person);
      expect(await status(thief)).toBe(200);
      await end(person, site.app);
      await until(async () => (await status(thief)) === 401);
    },
  );
});

test.each([
  ['revoked', 'update sessions set revoked_at = now() where user_id = $1'],
  ['deleted', 'delete from sessions where user_id = $1'],
  ['deleted with its person', 'delete from users where id = $1'],
])('a session that is %s by hand stops in every process', async (_case, statement) => {
  const { app } = await startProcessOfTest();
  const person = await site.signUp();
  const elsewhere = copyAt(app, person);
  expect([await status(person), await status(elsewhere)]).toEqual([200, 200]);
  await site.database.pool.query(statement, [person.id]);
  await until(async () => (await status(person)) === 401);
  await until(async () => (await status(elsewhere)) === 401);
});

test("a document of an ended session is a visitor's, and so is one while the database is away", async () => {
  const { app, database } = await startProcessOfTest();
  const person = copyAt(app, await site.signUp());
  const shownTo = async () => {
    const { body } = await person.send({ method: 'GET', url: '/nowhere' });
    return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').data.person;
  };
  expect(await shownTo()).toMatch(/^[0-9a-f-]{36}$/);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + TRUSTED_MS);
  const query = jest.spyOn(database.pool, 'query').mockImplementation(async () => {
    throw Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
  });
  expect(await shownTo()).toBeNull();
  expect(await status(person, '/v1/notifications')).toBe(503);
  clock.mockRestore();
  query.mockRestore();

  const copy = copyAt(app, person);
  await copy.post('/v1/auth/logout');
  expect(await shownTo()).toBeNull();
});

describe('ended sessions in memory', () => {
  /** The connection that brings notifications, controlled by the test, and the queries sent to the database. */
  function follow() {
    let news: ChannelListener | undefined;
    const pool = { query: jest.fn(site.database.pool.query.bind(site.database.pool)) };
    const ended = followEndedSessions({
      pool: pool as unknown as Database['pool'],
      listen: (_channel, listener) => {
        news = listener;
        return () => {};
      },
    });
    const connected = async () => {
      news?.connected();
      await ended.catchUp();
      pool.query.mockClear();
    };
    return { ended, pool, connected, news: () => news as ChannelListener };
  }

  async function newSession() {
    const { id } = await site.signUp();
    const found = await site.database.pool.query('select id from sessions where user_id = $1', [
      id,
    ]);
    const user = { id, sessionId: found.rows[0].id as string };
    const end = () =>
      site.database.pool.query('update sessions set revoked_at = now() where id = $1', [
        user.sessionId,
      ]);
    return { user, end };
  }

  const later = (milliseconds: number) =>
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);

  afterEach(() => void jest.restoreAllMocks());

  test("the database isn't queried while it reports what ends", async () => {
    const { ended, pool, connected, news } = follow();
    const { user } = await newSession();
    await connected();
    expect(await ended.has(user)).toBe(false);
    news().notified(user.sessionId);
    expect(await ended.has(user)).toBe(true);
    expect(pool.query).not.toHaveBeenCalled();
  });

  test('what ended before the connection is known once it is there', async () => {
    const { ended, pool, connected } = follow();
    const { user, end } = await newSession();
    await end();
    await connected();
    expect(await ended.has(user)).toBe(true);
    expect(pool.query).not.toHaveBeenCalled();
  });

  test('while the connection is lost the database is queried each time', async () => {
    const { ended, connected, news } = follow();
    const { user, end } = await newSession();
    await connected();
    news().lost();
    expect(await ended.has(user)).toBe(false);
    await end();
    expect(await ended.has(user)).toBe(true);
  });

  test('what ended while the connection was lost is known once it is back', async () => {
    const { ended, pool, connected, news } = follow();
    const { user, end } = await newSession();
    await connected();
    news().lost();
    await end();
    await connected();
    expect(await ended.has(user)).toBe(true);
    expect(pool.query).not.toHaveBeenCalled();
  });

  test('a connection that broke silently hides nothing for long', async () => {
    const { ended, connected } = follow();
    const { user, end } = await newSession();
    await connected();
    await end();
    later(TRUSTED_MS);
    expect(await ended.has(user)).toBe(true);
  });

  test('one check is enough to know that nothing was missed', async () => {
    const { ended, pool, connected } = follow();
    const { user } = await newSession();
    await connected();
    later(TRUSTED_MS);
    expect(await ended.has(user)).toBe(false);
    await ended.catchUp();
    pool.query.mockClear();
    expect(await ended.has(user)).toBe(false);
    expect(pool.query).not.toHaveBeenCalled();
  });

  test('nobody gets through while the database is unreachable', async () => {
    const { ended, pool, connected, news } = follow();
    const { user } = await newSession();
    await connected();
    news().lost();
    pool.query.mockRejectedValue(new Error('connection refused') as never);
    await expect(ended.has(user)).rejects.toThrow('connection refused');
  });

  test('a session is forgotten when no token can name it any more', async () => {
    const { ended, connected, news } = follow();
    const { user } = await newSession();
    await connected();
    news().notified(user.sessionId);
    const clock = later(REMEMBERED_MS);
    news().notified((await newSession()).user.sessionId);
    clock.mockReturnValue(performance.now() + TRUSTED_MS);
    // Its row still says that it goes on, so only memory could say otherwise.
    expect(await ended.has(user)).toBe(false);
  });
});
