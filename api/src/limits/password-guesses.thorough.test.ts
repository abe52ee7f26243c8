import type { Agent } from '../../testing/agent.ts';
import { secretFor } from '../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
});
// Every account and everything that counts is of the test.
beforeEach(async () => {
  await site.database.pool.query('truncate users, limit_counts cascade');
});
afterAll(() => site.close());

const DEVICE = 'device_3000';
const WRONG = 'wrong1$one';
const NEXT = 'another1$one';

const learners = {
  url: '/v1/auth/signin',
  register: async () => {
    const device = await site.signUp();
    return { device, email: (await device.get('/v1/auth/me')).json().email as string };
  },
};
const admins = {
  url: '/v1/admins/auth/signin',
  register: async () => {
    const device = await site.signInAdmin();
    return { device, email: device.email };
  },
};

interface Attempt {
  email: string;
  password?: string;
  /** The address it comes from. */
  ip?: string;
  agent?: Agent;
  url?: string;
}

/** The status of one attempt; by default a wrong one from a new browser. */
const attempt = async ({ email, password = WRONG, ip = '192.0.2.1', agent, url }: Attempt) => {
  const answer = await (agent ?? site.visitor()).send({
    method: 'POST',
    url: url ?? learners.url,
    payload: { email, password },
    headers: { 'x-forwarded-for': ip },
  });
  return answer.statusCode;
};

/** The statuses of so many attempts, one after the other. */
async function attempts(times: number, one: Attempt): Promise<number[]> {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn += 1) seen.push(await attempt(one));
  return seen;
}

const repeated = (times: number, status: number) => Array<number>(times).fill(status);

describe.each([
  ['a learner', learners],
  ['an administrator', admins],
])('%s', (_who, { url, register }) => {
  test('signs in from a device that has signed in before, however many strangers guess', async () => {
    const { device, email } = await register();
    expect(await attempts(12, { email, url })).toEqual([...repeated(10, 401), 429, 429]);
    expect(await attempt({ email, url, password: PASSWORD })).toBe(429);
    expect(await attempt({ email, url, password: PASSWORD, agent: device })).toBe(201);
  });

  test('signs in from a new device while someone guesses from another network', async () => {
    const { email } = await register();
    await attempts(60, { email, url, ip: '192.0.2.1' });
    expect(await attempt({ email, url, password: PASSWORD, ip: '192.0.2.2' })).toBe(201);
  });

  test('is not guessed from many networks either: 60 times an hour', async () => {
    const { device, email } = await register();
    for (let network = 1; network <= 6; network += 1) {
      const ip = `192.0.2.${network}`;
      expect(await attempts(10, { email, url, ip })).toEqual(repeated(10, 401));
    }
    expect(await attempt({ email, url, password: PASSWORD, ip: '192.0.2.7' })).toBe(429);
    expect(await attempt({ email, url, password: PASSWORD, agent: device })).toBe(201);
  });

  test('is not guessed without end from a stolen device, whatever network it is in', async () => {
    const { device, email } = await register();
    const stolen = site.visitor();
    stolen.cookies.set(DEVICE, device.cookies.get(DEVICE) ?? '');
    for (let network = 1; network <= 10; network += 1) {
      const ip = `192.0.2.${network}`;
      expect(await attempt({ email, url, ip, agent: stolen })).toBe(401);
    }
    expect(await attempt({ email, url, password: PASSWORD, agent: stolen })).toBe(429);
    expect(await attempt({ email, url, password: PASSWORD })).toBe(201);
  });

  test('who does not exist gets the same answers', async () => {
    const { email } = await register();
    const unknown = await attempts(12, { email: 'nobody@example.org', url });
    expect(await attempts(12, { email, url })).toEqual(unknown);
  });

  test('who gets it right in the end has all attempts back, even on a new device', async () => {
    const { email } = await register();
    await attempts(9, { email, url });
    expect(await attempt({ email, url, password: PASSWORD })).toBe(201);
    expect(await attempts(10, { email, url })).toEqual(repeated(10, 401));
  });
});

test('all addresses of one IPv6 customer are one network', async () => {
  const { email } = await learners.register();
  for (let subnet = 1; subnet <= 10; subnet += 1) {
    expect(await attempt({ email, ip: `2001:db8:7:${subnet}::1` })).toBe(401);
  }
  expect(await attempt({ email, ip: '2001:db8:7:99::1' })).toBe(429);
  expect(await attempt({ email, ip: '2001:db8:8::1' })).toBe(401);
});

test("the phone number gives no further attempts, and doesn't reveal whose it is", async () => {
  const { email } = await learners.register();
  const phone = '9876543210';
  await site.database.pool.query('update users set phone = $1 where email = $2', [phone, email]);
  await attempts(10, { email });
  const known = await attempts(11, { email: phone });
  expect(known).toEqual(await attempts(11, { email: '9876543211' }));
  expect(known).toEqual([...repeated(10, 401), 429]);
  await site.database.pool.query('delete from limit_counts');
  expect(await attempt({ email: phone, password: PASSWORD })).toBe(201);
});

test('beyond the limit of the account not even the right password is found out by phone number', async () => {
  const { email } = await learners.register();
  const phone = '9876543210';
  await site.database.pool.query('update users set phone = $1 where email = $2', [phone, email]);
  await attempts(10, { email });
  expect(await attempt({ email: phone, password: PASSWORD })).toBe(401);
});

describe('the cookie of a device', () => {
  test('is hidden from scripts and other sites, and lasts beyond the session', async () => {
    const { email } = await learners.register();
    const { cookies } = await site.visitor().post(learners.url, { email, password: PASSWORD });
    expect(cookies.find(({ name }) => name === DEVICE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/v1',
      maxAge: 400 * 24 * 60 * 60,
    });
  });

  test('is not given for a wrong password', async () => {
    const { email } = await learners.register();
    const { cookies } = await site.visitor().post(learners.url, { email, password: WRONG });
    expect(cookies).toEqual([]);
  });

  test('stays after a logout', async () => {
    const { device } = await learners.register();
    await device.post('/v1/auth/logout');
    expect([...device.cookies.keys()]).toEqual([DEVICE]);
  });

  test('counts for its own account alone', async () => {
    const { email } = await learners.register();
    const other = await learners.register();
    await attempts(10, { email });
    expect(await attempt({ email, password: PASSWORD, agent: other.device })).toBe(429);
  });

  test('knows everybody who shares the browser', async () => {
    const { device, email } = await learners.register();
    const sibling = await learners.register();
    await attempt({ email: sibling.email, password: PASSWORD, agent: device });
    await attempts(10, { email });
    await attempts(10, { email: sibling.email });
    expect(await attempt({ email, password: PASSWORD, agent: device })).toBe(201);
    expect(await attempt({ email: sibling.email, password: PASSWORD, agent: device })).toBe(201);
  });

  test.each([
    ['a word', 'x'],
    ['separators only', '~'.repeat(3_000)],
    ['a signature of someone else', `9999999999.${'a'.repeat(22)}.${'b'.repeat(43)}`],
  ])('is worth nothing if it is not ours: %s', async (_what, value) => {
    const { email } = await learners.register();
    await attempts(10, { email });
    const agent = site.visitor();
    agent.cookies.set(DEVICE, value);
    expect(await attempt({ email, password: PASSWORD, agent })).toBe(429);
  });

  test('from before a new password is worthless; the device that changed it stays known', async () => {
    const { device, email } = await learners.register();
    const stolen = site.visitor();
    stolen.cookies.set(DEVICE, device.cookies.get(DEVICE) ?? '');
    await device.put('/v1/auth/password', { currentPassword: PASSWORD, newPassword: NEXT });
    await attempts(10, { email });
    expect(await attempt({ email, password: NEXT, agent: stolen })).toBe(429);
    expect(await attempt({ email, password: NEXT, agent: device })).toBe(201);
  });

  test('from before a reset is worthless; the browser that used the link is known', async () => {
    const { device, email } = await learners.register();
    await device.post('/v1/auth/password/forgot', { email });
    const token = await secretFor(site, { address: email, path: '/auth/resetpassword' });
    const owner = site.visitor();
    await owner.post('/v1/auth/password/reset', { token, password: NEXT, startEmpty: true });
    await attempts(10, { email });
    expect(await attempt({ email, password: NEXT, agent: device })).toBe(429);
    expect(await attempt({ email, password: NEXT, agent: owner })).toBe(201);
  });
});

describe('a stolen session', () => {
  /** A browser that has nothing but the cookies of the session. */
  const thief = ({ cookies }: Agent) => {
    const agent = site.visitor();
    for (const [name, value] of cookies) if (name !== DEVICE) agent.cookies.set(name, value);
    return agent;
  };

  test.each([
    ['changing the password', '/v1/auth/password', { currentPassword: WRONG, newPassword: NEXT }],
    ['changing the address', '/v1/auth/email', { password: WRONG }],
  ])('has no attempts of its own by %s', async (_how, url, body) => {
    const { device, email } = await learners.register();
    const agent = thief(device);
    await attempts(4, { email, ip: '127.0.0.1' });
    const seen: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const email = url.endsWith('email') ? { email: `new${turn}@example.org` } : {};
      seen.push((await agent.put(url, { ...body, ...email })).statusCode);
    }
    expect(seen).toEqual([...repeated(6, 400), 429]);
  });

  test('of an administrator has none by giving the password again', async () => {
    const { device, email } = await admins.register();
    const agent = thief(device);
    await attempts(4, { email, ip: '127.0.0.1', url: admins.url });
    const seen: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      seen.push((await agent.post('/v1/admins/auth/password', { password: WRONG })).statusCode);
    }
    expect(seen).toEqual([...repeated(6, 400), 429]);
  });
});
