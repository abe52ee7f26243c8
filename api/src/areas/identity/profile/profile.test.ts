import { randomBytes } from 'node:crypto';
import {
  type CollegeList,
  type Profile,
  profile,
  publicProfile,
} from '@site/shared/contracts/identity';
import sharp from 'sharp';
import type { Agent } from '../../../../testing/agent.ts';
import { secretFor } from '../../../../testing/mails.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const read = async (agent: Agent): Promise<Profile> =>
  profile.parse((await agent.get('/v1/profile')).json());

const basicInfo = {
  firstName: 'Asha Devi',
  lastName: 'Rao',
  bio: 'Learning graphs.\nOne a day.',
  country: 'India',
  college: 'A college of my own',
  degree: 'PhD',
  branch: 'EE',
  graduationYear: 2027,
};
const socials = {
  linkedin: 'https://www.linkedin.com/in/asha',
  twitter: 'https://x.com/asha',
  website: 'https://asha.example.org/',
  resume: '',
};

test("a new person has an ID of their own, is private, and gets no mails they didn't request", async () => {
  const [one, other] = [await read(await site.signUp()), await read(await site.signUp())];
  expect(one.handle.handle).toMatch(/^learner-[0-9a-f]{10}$/);
  expect(other.handle.handle).not.toBe(one.handle.handle);
  expect(one.visibility.visibility).toBe('private');
  expect(one.mails).toMatchObject({ replies: false, news: false });
  expect(one.basicInfo).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    country: null,
    college: '',
    graduationYear: 2025,
  });
});

test.each([
  ['basic-info', 'basicInfo', basicInfo],
  ['socials', 'socials', socials],
  ['visibility', 'visibility', { visibility: 'public' }],
  ['mails', 'mails', { replies: true, news: true }],
  ['handle', 'handle', { handle: 'asha-devi' }],
  ['phone', 'phone', { phone: '9876500001' }],
] as const)('what is saved in %s is there again', async (path, section, values) => {
  const learner = await site.signUp();
  const before = await read(learner);
  const answer = await learner.put(`/v1/profile/${path}`, {
    ...values,
    version: before[section].version,
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject(values);
  expect(await read(learner)).toEqual({ ...before, [section]: answer.json() });
});

test('the name is the one that the rest of the site shows', async () => {
  const learner = await site.signUp();
  const { version } = (await read(learner)).basicInfo;
  await learner.put('/v1/profile/basic-info', { ...basicInfo, version });
  expect((await learner.get('/v1/auth/me')).json().name).toBe('Asha Devi Rao');
  await site.database.pool.query(`update users set name = 'Kavya Iyer' where id = $1`, [
    learner.id,
  ]);
  expect((await read(learner)).basicInfo).toMatchObject({ firstName: 'Kavya', lastName: 'Iyer' });
});

test('of two devices on one tab the later one learns what the first one saved, and loses nothing', async () => {
  const learner = await site.signUp();
  const { version } = (await read(learner)).basicInfo;
  const phone = { ...basicInfo, bio: 'From the phone', version };
  const saved = await learner.put('/v1/profile/basic-info', phone);
  const laptop = { ...basicInfo, bio: 'From the laptop', version };
  const refused = await learner.put('/v1/profile/basic-info', laptop);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'changed-elsewhere', current: saved.json() });
  expect((await read(learner)).basicInfo.bio).toBe('From the phone');
  const again = { ...laptop, version: refused.json().current.version };
  expect((await learner.put('/v1/profile/basic-info', again)).json().bio).toBe('From the laptop');
});

test('of two devices that save at the same moment one gets a conflict', async () => {
  const learner = await site.signUp();
  const { version } = (await read(learner)).socials;
  const answers = await Promise.all(
    ['one', 'other'].map((name) =>
      learner.put('/v1/profile/socials', {
        ...socials,
        website: `https://${name}.example.org`,
        version,
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("two devices on different tabs are not in each other's way", async () => {
  const learner = await site.signUp();
  const { basicInfo: first, socials: second } = await read(learner);
  await learner.put('/v1/profile/basic-info', { ...basicInfo, version: first.version });
  const answer = await learner.put('/v1/profile/socials', { ...socials, version: second.version });
  expect(answer.statusCode).toBe(200);
  expect(await read(learner)).toMatchObject({ basicInfo, socials });
});

test('what is sent again, since its answer got lost, is no conflict', async () => {
  const learner = await site.signUp();
  const { version } = (await read(learner)).mails;
  const change = { replies: true, news: false, version };
  const first = await learner.put('/v1/profile/mails', change);
  const again = await learner.put('/v1/profile/mails', change);
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test('an ID belongs to one person; a change gives the former one back', async () => {
  const [one, other] = [await site.signUp(), await site.signUp()];
  const take = async (agent: Agent, handle: string) =>
    agent.put('/v1/profile/handle', { handle, version: (await read(agent)).handle.version });
  expect((await take(one, 'Kavya')).json().handle).toBe('kavya');
  const refused = await take(other, 'kavya');
  expect(refused.statusCode).toBe(409);
  expect(Object.keys(refused.json().errors)).toEqual(['handle']);
  expect((await take(other, 'edit')).json().errors.handle).toMatch('reserved');
  await take(one, 'kavya-iyer');
  expect((await take(other, 'kavya')).statusCode).toBe(200);
});

test('a number signs in, belongs to one account, and can be given up', async () => {
  const [one, other] = [await site.signUp(), await site.signUp()];
  const save = async (agent: Agent, phone: string) =>
    agent.put('/v1/profile/phone', { phone, version: (await read(agent)).phone.version });
  const signIn = async () =>
    (await site.visitor().post('/v1/auth/signin', { email: '9876500002', password: PASSWORD }))
      .statusCode;
  await save(one, '98765-00002');
  expect(await signIn()).toBe(201);
  const refused = await save(other, '9876500002');
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors).toEqual({ phone: 'Another account already has this number.' });
  await save(one, '');
  expect(await signIn()).toBe(401);
  expect((await save(other, '9876500002')).statusCode).toBe(200);
});

test("a person who takes over an account that a stranger made gets nothing of the stranger's profile", async () => {
  const stranger = await site.signUp();
  const { visibility, basicInfo: info } = await read(stranger);
  await stranger.put('/v1/profile/basic-info', { ...basicInfo, version: info.version });
  await stranger.put('/v1/profile/visibility', {
    visibility: 'public',
    version: visibility.version,
  });
  const { email } = (await stranger.get('/v1/auth/me')).json();
  const token = await secretFor(site, { address: email, path: '/auth/verify' });
  const owner = { name: 'Meera Nair', password: 'sesame2$shut' };
  await site.visitor().post('/v1/auth/claim', { token, ...owner });
  const browser = site.visitor();
  await browser.post('/v1/auth/signin', { email, password: owner.password });
  const claimed = await read(browser);
  expect(claimed.visibility.visibility).toBe('private');
  expect(claimed.basicInfo).toMatchObject({ firstName: 'Meera', lastName: 'Nair', bio: '' });
});

test('colleges to choose from are listed for anyone, as many as requested, and may be cached for a day', async () => {
  const answer = await site.visitor().get('/v1/colleges?q=iit&limit=3');
  expect(answer.json<CollegeList>().items).toHaveLength(3);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
});

describe('the public page of a profile', () => {
  const see = (agent: Agent, handle: string) => agent.get(`/v1/profiles/${handle}`);

  async function learnerWith(visibility: 'public' | 'private', handle: string) {
    const learner = await site.signUp();
    await site.database.pool.query(
      `update profiles set visibility = $2, handle = $3, bio = 'Graphs' where user_id = $1`,
      [learner.id, visibility, handle],
    );
    await site.database.pool.query(`update users set phone = $2 where id = $1`, [
      learner.id,
      `98765${String(handle.length).padStart(5, '0')}`,
    ]);
    return learner;
  }

  test('everybody sees a public profile, in any spelling of its ID, without address and number', async () => {
    await learnerWith('public', 'asha-open');
    for (const handle of ['asha-open', 'Asha-Open']) {
      const answer = await see(site.visitor(), handle);
      expect(answer.statusCode).toBe(200);
      const seen = publicProfile.parse(answer.json());
      expect(seen).toMatchObject({ name: 'Asha Rao', bio: 'Graphs', own: false, public: true });
      expect(answer.body).not.toMatch(/@example\.org|98765/);
    }
  });

  /** Without what differs between any two answers. */
  const facts = ({ date: _, 'x-request-id': __, ...headers }: Record<string, unknown>) => headers;

  test('a private and an unknown ID are answered alike, for visitors and for other learners', async () => {
    await learnerWith('private', 'asha-hidden');
    for (const agent of [site.visitor(), await site.signUp()]) {
      const [hidden, unknown] = [await see(agent, 'asha-hidden'), await see(agent, 'asha-nobody')];
      expect(hidden.statusCode).toBe(404);
      expect(hidden.body).toBe(unknown.body);
      expect(facts(hidden.headers)).toEqual(facts(unknown.headers));
    }
  });

  test('they also take the same work: the same number of queries', async () => {
    await learnerWith('private', 'asha-quiet');
    const query = jest.spyOn(site.database.pool, 'query');
    const connect = jest.spyOn(site.database.pool, 'connect');
    const workFor = async (handle: string) => {
      query.mockClear();
      connect.mockClear();
      await see(site.visitor(), handle);
      return [query.mock.calls.length, connect.mock.calls.length];
    };
    const hidden = await workFor('asha-quiet');
    expect(hidden).not.toEqual([0, 0]);
    expect(await workFor('asha-nobody')).toEqual(hidden);
    query.mockRestore();
    connect.mockRestore();
  });

  test('the owner sees the own page before others do', async () => {
    const learner = await learnerWith('private', 'asha-preview');
    const answer = await see(learner, 'asha-preview');
    expect(answer.json()).toMatchObject({ own: true, public: false });
  });

  test.each(['edit', '%F0%9F%98%80', "x' or 1=1 --", 'a'.repeat(100)])(
    'what cannot be an ID (%s) is answered as one that nobody has',
    async (handle) => {
      expect((await see(site.visitor(), encodeURIComponent(handle))).statusCode).toBe(404);
    },
  );
});

describe('the picture', () => {
  const upload = (agent: Agent, file: Buffer, type = 'image/png') =>
    agent.send({
      method: 'PUT',
      url: '/v1/profile/avatar',
      payload: file,
      headers: { 'content-type': type },
    });

  const plain = (width: number, height: number, background = '#336699') =>
    sharp({ create: { width, height, channels: 3, background } });

  const shown = async (agent: Agent): Promise<string | null> =>
    (await agent.get('/v1/auth/me')).json().avatarUrl;

  const fetchPicture = async (url: string) => site.visitor().get(url);

  test.each([
    ['PNG', 'image/png', () => plain(300, 200).png().toBuffer()],

    ['WebP', 'image/webp', () => plain(300, 200).webp().toBuffer()],
    ['JPEG that is called PNG', 'image/png', () => plain(300, 200).jpeg().toBuffer()],
  ])(
    'a %s is shown as a square of WebP, under its hash and for ever',
    async (_kind, type, make) => {
      const learner = await site.signUp();
      const answer = await upload(learner, await make(), type);
      expect(answer.statusCode).toBe(200);
      const { avatarUrl } = answer.json();
      expect(avatarUrl).toMatch(/^\/avatars\/[0-9a-f]{64}\.webp$/);
      expect(await shown(learner)).toBe(avatarUrl);
      const picture = await fetchPicture(avatarUrl);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 256,
        height: 256,
      });
    },
  );

  test('a picture is turned upright, and nothing else of the file is stored', async () => {
    const learner = await site.signUp();
    // Red above blue as the file has it; to be shown turned by a quarter, so that red is on the right.
    const blue = await plain(200, 100, '#0000ff').png().toBuffer();
    const file = await plain(200, 200, '#ff0000')
      .composite([{ input: blue, top: 100, left: 0 }])
      .jpeg({ quality: 100 })
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: "Asha's secret" }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } },
      })
      .toBuffer();
    expect(file.includes('secret')).toBe(true);
    const { avatarUrl } = (await upload(learner, file, 'image/jpeg')).json();
    const picture = (await fetchPicture(avatarUrl)).rawPayload;
    const { exif, icc, xmp, orientation } = await sharp(picture).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * 256 + x) * 3] ?? 0;
    expect(redAt(250, 128)).toBeGreaterThan(200);
    expect(redAt(5, 128)).toBeLessThan(50);
  });

  const pngHeader = Buffer.from('89504e470d0a1a0a', 'hex');

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a text', () => Buffer.from('<script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => plain(9, 9).gif().toBuffer()],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['the beginning of a PNG', () => Buffer.concat([pngHeader, randomBytes(500)])],
    ['half a PNG', async () => (await noisy()).subarray(0, 20_000)],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s is refused as the picture, and the former one stays', async (_kind, make) => {
    const learner = await site.signUp();
    await upload(learner, await plain(30, 30).png().toBuffer());
    const before = await shown(learner);
    const answer = await upload(learner, await make());
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['avatar']);
    expect(await shown(learner)).toBe(before);
  });

  const noisy = () =>
    sharp(randomBytes(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } })
      .png()
      .toBuffer();

  test('a file beyond 1 MiB is refused before it is read, one of many pixels before it is decoded', async () => {
    const learner = await site.signUp();
    const large = await upload(learner, Buffer.alloc(1024 * 1024 + 1));
    expect(large.statusCode).toBe(413);
    expect(large.json().errors).toEqual({ avatar: 'A picture can have at most 1 MiB.' });
    const vast = await plain(24_001, 1_000).png({ compressionLevel: 9 }).toBuffer();
    expect(vast.length).toBeLessThan(1024 * 1024);
    const answer = await upload(learner, vast);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ avatar: 'A picture can have at most 24 megapixels.' });
  });

  test('another type of body is refused in words about pictures', async () => {
    const learner = await site.signUp();
    const other = await upload(learner, Buffer.from('x'), 'application/pdf');
    expect(other.statusCode).toBe(415);
    expect(other.json().errors).toEqual({ avatar: 'Choose a PNG, JPEG or WebP picture.' });
    const json = await learner.put('/v1/profile/avatar', { image: 'x' });
    expect(json.statusCode).toBe(400);
    expect(Object.keys(json.json().errors)).toEqual(['avatar']);
  });

  test('a picture that nobody has any more is gone, unless someone else has the same', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const file = await plain(40, 40, '#112233').png().toBuffer();
    const { avatarUrl } = (await upload(one, file)).json();
    await upload(other, file);
    await upload(one, await plain(40, 40, '#445566').png().toBuffer());
    expect((await fetchPicture(avatarUrl)).statusCode).toBe(200);
    expect((await other.delete('/v1/profile/avatar')).json()).toEqual({ avatarUrl: null });
    expect(await shown(other)).toBeNull();
    expect((await fetchPicture(avatarUrl)).statusCode).toBe(404);
  });

  test.each(['nothing.webp', `${'0'.repeat(64)}.webp`, `${'0'.repeat(64)}.png`, '..%2f..%2fetc'])(
    'there is no picture called %s',
    async (name) => {
      expect((await fetchPicture(`/avatars/${name}`)).statusCode).toBe(404);
    },
  );

  test('many pictures at once all arrive, one by one', async () => {
    const file = await plain(500, 500).png().toBuffer();
    const learners = await Promise.all([1, 2, 3, 4].map(() => site.signUp()));
    const answers = await Promise.all(learners.map((learner) => upload(learner, file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});
