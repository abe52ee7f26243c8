import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Agent } from '../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

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
  ['JPEG', 'image/jpeg', () => plain(300, 200).jpeg().toBuffer()],
  ['WebP', 'image/webp', () => plain(300, 200).webp().toBuffer()],
  ['JPEG that is called PNG', 'image/png', () => plain(300, 200).jpeg().toBuffer()],
])('a %s is shown as a square of WebP, under its hash and for ever', async (_kind, type, make) => {
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
});

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
  const file = await plain(2_000, 2_000).png().toBuffer();
  const learners = await Promise.all(Array.from({ length: 6 }, () => site.signUp()));
  const answers = await Promise.all(learners.map((learner) => upload(learner, file)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
});
