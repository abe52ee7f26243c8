import path from 'node:path';
import type { CommentPage } from '@site/shared/contracts';
import fc from 'fast-check';
import { loadContent } from '../../src/modules/content/index.ts';
import { projectRoot } from '../../src/project-root.ts';
import type { Agent } from '../agent.ts';
import { createTestApp, PASSWORD, type TestApp } from '../test-app.ts';
import { faultOf } from './answers.ts';
import { documentedOperations, type Operation } from './operations.ts';
import { type OddRequest, oddRequests } from './requests.ts';

/** FUZZ_SEED repeats a run, or makes another one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS_EACH = 1_200;

let site: TestApp;
let operations: Operation[];
/** A comment that everybody may read, answer and report. */
let sampleComment: string;
/** Operations that somebody was served, by name. */
const served = new Set<string>();

beforeAll(async () => {
  site = await createTestApp();
  await loadContent(site.database, path.join(projectRoot, 'api/content'));
  operations = await documentedOperations(site.visitor());
  sampleComment = (await sampleComments()).items[0]?.id ?? '';
}, 60_000);
afterAll(() => site.close());

const sampleComments = async (): Promise<CommentPage> =>
  (await site.visitor().get('/v1/comments?subject=dsa-problem:two-sum')).json();

type Person = Agent & { id?: string };

/** After this call the browser is a visitor's. */
const endsSession = /logout$/;

const people: Record<string, () => Promise<Person>> = {
  visitor: async () => site.visitor(),
  learner: async () => {
    const learner = await site.signUp();
    const unit = 'dsa-contains-duplicate';
    await learner.patch(`/v1/users/${learner.id}/learning-units/${unit}`, { completed: true });
    await learner.put(`/v1/users/${learner.id}/revisions/${unit}`, {});
    return learner;
  },
  admin: () => site.signInAdmin(),
};

/** Texts that mean something here, by the field or the part of an address they fit. */
const known = (person: Person) => {
  const passwords = [PASSWORD, 'sesame2$shut'];
  return {
    id: ['dsa', '1', 'sql-roadmap', sampleComment, 'ffffffff-ffff-4fff-8fff-ffffffffffff'],
    parentId: [sampleComment],
    subject: ['dsa-problem:two-sum'],
    ids: ['sql-roadmap', 'system-design-roadmap'],
    userId: [person.id ?? 'ffffffff-ffff-4fff-8fff-ffffffffffff'],
    unitId: ['dsa-contains-duplicate', 'no-such-unit'],
    slug: ['two-sum'],
    idOrSlug: ['complexity-in-practice'],
    zone: ['Asia/Kolkata'],
    q: ['two sum', 'Two Smu'],
    limit: ['3'],
    provider: ['google', 'github'],
    email: ['learner1@example.org', 'fuzz@example.org'],
    name: ['Asha Rao'],
    phone: ['+91 98765 43210'],
    password: passwords,
    currentPassword: passwords,
    newPassword: passwords,
    link: ['/roadmaps/sql'],
    before: ['1', '1000'],
  };
};

const ask = (agent: Agent, { operation, url, body }: OddRequest) =>
  agent.send({
    method: operation.method,
    url,
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });

test.each(Object.keys(people))(
  `nothing that a %s asks brings about a fault or an answer that is not documented (seed ${SEED})`,
  async (role) => {
    let person = await people[role]?.();
    if (!person) throw new Error(`Nobody is a ${role}`);
    let asked = 0;
    const property = fc.asyncProperty(oddRequests(operations, known(person)), async (request) => {
      const answer = await ask(person as Person, request);
      asked += 1;
      const { name } = request.operation;
      const fault = faultOf(request.operation, answer);
      if (fault)
        throw new Error(`${name} as ${role}: ${answer.statusCode}, ${fault}\n${answer.body}`);
      if (answer.statusCode >= 400) return;
      served.add(name);
      if (endsSession.test(name)) person = await people[role]?.();
    });
    await fc.assert(property, { numRuns: REQUESTS_EACH, seed: SEED, endOnFailure: true });
    expect(asked).toBe(REQUESTS_EACH);
  },
  300_000,
);

test('the requests were not all refused: most operations served somebody', () => {
  const refused = operations.map(({ name }) => name).filter((name) => !served.has(name));
  expect(refused.length).toBeLessThan(operations.length / 3);
});

test('a fault would be found: a server error, a status or a body that is not documented', () => {
  const [operation] = operations;
  if (!operation) throw new Error('The document describes nothing');
  const answers = { 200: { type: 'object', required: ['id'] }, '4XX': null };
  const fault = (statusCode: number, body: string) =>
    faultOf({ ...operation, answers }, { statusCode, body } as never);
  expect(fault(500, '{}')).toMatch('fault of the server');
  expect(fault(204, '')).toMatch('not documented');
  expect(fault(200, '{}')).toMatch("must have required property 'id'");
  expect(fault(200, '{"id":1}')).toBeNull();
  expect(fault(404, '{}')).toBeNull();
});
