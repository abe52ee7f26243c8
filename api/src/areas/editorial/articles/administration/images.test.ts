import sharp from 'sharp';
import type { Agent } from '../../../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../../../testing/test-app.ts';

let site: TestApp;
let editor: Agent;
beforeAll(async () => {
  site = await createTestApp();
  editor = await site.signInAdmin('editor');
});
afterAll(() => site.close());

const upload = (agent: Agent, file: Buffer, type = 'image/png') =>
  agent.send({
    method: 'POST',
    url: '/v1/admin/images',
    payload: file,
    headers: { 'content-type': type },
  });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

test.each([
  ['as it is', 300, 200, 300, 200],
  ['no wider than an article', 3_200, 1_000, 1_600, 500],
])('an image is shown %s, as WebP, to everybody and for ever', async (_, ...sizes) => {
  const [width, height, shownWidth, shownHeight] = sizes;
  const answer = await upload(editor, await plain(width, height).png().toBuffer());
  expect(answer.statusCode).toBe(201);
  const { url, ...size } = answer.json();
  expect(size).toEqual({ width: shownWidth, height: shownHeight });
  expect(url).toMatch(/^\/article-images\/[0-9a-f]{64}\.webp$/);
  const image = await site.visitor().get(url);
  expect(image.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', ...size });
});

test('the same image again has the same address, and an article may show it', async () => {
  const file = await plain(40, 40).jpeg().toBuffer();
  const [{ url }, again] = [
    (await upload(editor, file, 'image/jpeg')).json(),
    (await upload(editor, file, 'image/png')).json(),
  ];
  expect(again.url).toBe(url);
  const content = `<img src="${url}" alt="A square" width="40" height="40" />`;
  const preview = await editor.post('/v1/admin/articles/preview', { content });
  expect(preview.json().content).toBe(content);
});

test('what is no image is refused', async () => {
  const svg = await upload(editor, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([svg.statusCode, Object.keys(svg.json().errors)]).toEqual([400, ['image']]);
  const large = await upload(editor, Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([large.statusCode, large.json().errors]).toEqual([
    413,
    { image: 'A picture can have at most 5 MiB.' },
  ]);
});

test('anybody else is refused before the file is read', async () => {
  for (const agent of [site.visitor(), await site.signUp()]) {
    const answer = await upload(agent, Buffer.alloc(5 * 1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'admin-required']);
  }
});
