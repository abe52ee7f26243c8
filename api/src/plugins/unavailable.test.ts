import type { FastifyInstance } from 'fastify';
import { type Agent, createAgent } from '../../testing/agent.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connect, type Database } from '../database/database.ts';
import { databaseProblem } from './database-problem.ts';

/** The API while its database cannot be reached. */
let app: FastifyInstance;
let database: Database;
let visitor: Agent;

beforeAll(async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) });
  database = connect('postgresql://site@localhost/site?host=%2Fnowhere');
  app = await buildApp(config, database);
  visitor = createAgent(app, config);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test.each([
  ['signing in', () => visitor.post('/v1/auth/signin', { email: 'a@b.cc', password: PASSWORD })],
  ['the list of roadmaps', () => visitor.get('/v1/roadmaps')],
  ['the feed', () => visitor.get('/feed.xml')],
])('%s is answered with 503 in words for people', async (_case, send) => {
  const answer = await send();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect([answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    '10',
    'no-store',
  ]);
  expect(answer.body).not.toContain('nowhere');
});

test('a refresh that cannot be done leaves the person signed in', async () => {
  visitor.cookies.set('refresh_3000', 'token');
  const answer = await visitor.post('/v1/auth/refresh');
  expect([answer.statusCode, answer.cookies]).toEqual([503, []]);
});

test('the process is healthy but not ready', async () => {
  expect((await visitor.get('/v1/health')).statusCode).toBe(200);
  expect((await visitor.get('/v1/ready')).statusCode).toBe(503);
});

test('two changes that waited for each other are no error of the site: one may be made again', () => {
  const error = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  expect(databaseProblem(error, app.log)).toMatchObject({ statusCode: 503, code: 'busy' });
});
