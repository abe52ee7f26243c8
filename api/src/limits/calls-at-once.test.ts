import fastify from 'fastify';
import { errorResponses } from '../plugins/errors.ts';
import { callsAtOnce } from './calls-at-once.ts';

test('while very many calls wait for their answer, further ones are refused for a moment', async () => {
  const app = fastify();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begun = 0;
  await app.register(errorResponses);
  await app.register(callsAtOnce);
  app.get('/v1/slow', async () => {
    begun += 1;
    await answered;
    return { ok: true };
  });
  app.get('/v1/health', async () => ({ ok: true }));

  const waiting = Array.from({ length: 1_000 }, () => app.inject('/v1/slow'));
  const allBegun = Promise.all(waiting);
  while (begun < 1_000) await new Promise((done) => setImmediate(done));
  const refused = await app.inject('/v1/slow');
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'busy']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/v1/health')).statusCode).toBe(200);

  answer();
  for (const { statusCode } of await allBegun) expect(statusCode).toBe(200);
  expect((await app.inject('/v1/slow')).statusCode).toBe(200);
  await app.close();
});
