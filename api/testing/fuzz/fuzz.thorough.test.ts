import path from 'node:path';
import type { CommentPage } from '@site/shared/contracts/editorial';
import fc from 'fast-check';
import { projectRoot } from '../../src/config/project-root.ts';
import { loadContent } from '../../src/content/index.ts';
import type { Agent } from '../agent.ts';
import { createReleasingSite, type ReleasingSite } from '../releasing-site.ts';
import { knownTexts } from './known-texts.ts';
import { documentedOperations, type Operation } from './operations.ts';
import { type OddRequest, oddRequests } from './requests.ts';
import { failureOf } from './responses.ts';

/** FUZZ_SEED repeats a run, or starts a different one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS_EACH = 4_200;

let site: ReleasingSite;
let operations: Operation[];
/** A comment that anyone may read, answer and report. */
let sampleComment: string;
/** Operations that succeeded for someone, by name. */
const served = new Set<string>();

beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  await loadContent(site.database, path.join(projectRoot, 'api/content'));
  operations = await documentedOperations(site.visitor());
  sampleComment = (await sampleComments()).items[0]?.id ?? '';
  // The learner whose address is among the known texts: a visitor who signed up with it would be in their way.
  await site.signUp();
});
afterAll(() => site.close());

const sampleComments = async (): Promise<CommentPage> =>
  (await site.visitor().get('/v1/comments?subject=dsa-problem:two-sum')).json();

type Person = Agent & { id?: string };

/** After this call the browser is a visitor's, or another person's. */
const endsSession = /(logout|signup|signin)$/;

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
  team: () => site.team(),
};

/** What only a release token opens; it opens nothing else. */
const isOfTeams = ({ path }: Operation) => path.startsWith('/v1/releases');

/** What only administrators may do. Visitors try it, too; a learner's requests are about what learners may do. */
const isOfAdmins = ({ path }: Operation) => path.startsWith('/v1/admin/');

/** What a role requests, and how often. */
function requestsOf(role: string) {
  if (role === 'team') return { requested: operations.filter(isOfTeams), times: REQUESTS_EACH / 4 };
  const others = operations.filter((operation) => !isOfTeams(operation));
  const requested =
    role === 'learner' ? others.filter((operation) => !isOfAdmins(operation)) : others;
  return { requested, times: REQUESTS_EACH };
}

const send = (agent: Agent, { operation, url, body }: OddRequest) =>
  agent.send({
    method: operation.method,
    url,
    ...(body !== undefined && {
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });

test.each(Object.keys(people))(
  `no request of a %s causes a server error or a response that isn't documented (seed ${SEED})`,
  async (role) => {
    let person = await people[role]?.();
    if (!person) throw new Error(`Nobody is a ${role}`);
    const { id: first } = person;
    /** Addresses name the person who began; a successor requests their own. */
    const own = (url: string) => (first ? url.replaceAll(first, person?.id ?? first) : url);
    const { requested, times } = requestsOf(role);
    let answered = 0;
    const property = fc.asyncProperty(
      oddRequests(requested, knownTexts(person.id, sampleComment)),
      async (request) => {
        const response = await send(person as Person, { ...request, url: own(request.url) });
        answered += 1;
        const { name } = request.operation;
        const failure = failureOf(request.operation, response);
        if (failure)
          throw new Error(
            `${name} as ${role}: ${response.statusCode}, ${failure}\n${response.body}`,
          );
        if (response.statusCode >= 400) return;
        served.add(name);
        if (endsSession.test(name)) person = await people[role]?.();
      },
    );
    await fc.assert(property, { numRuns: times, seed: SEED, endOnFailure: true });
    expect(answered).toBe(times);
  },
  300_000,
);

/** What needs a link from a mail, a code from an app, a team's token, a document's proof or a provider's response; or can't succeed here. */
const needsSecret =
  /\/(verify|claim|reset|confirm|code|demonstration|second-factor\/[a-z-]+|telemetry)$|\/v1\/releases\b|\/oauth\/|\/administrators\/|\/invitations?\b|\/people\//;

/** What needs the id of something just begun or sent, or its version, hash or digest. */
const needsVersion =
  /\{attemptId\}|\/(merges|imports)\/\{id\}$|^PUT \/v1\/admin\/(roadmaps|topics|units|dsa-problems)\/|\/dsa-problems\/\{id\}\/(draft|runs|publish)$|\/images\/\{hash\}$|\/scheduled-change$|\/releases\/(canaries|approvals)\/\{id\}|\/content-items\/\{kind\}\/\{id\}(\/(versions\/\{number\}|publish|draft))?$|\/review\/(decision|comments\/\{comment\}\/)|\/content\/import$|^POST \/v1\/releases$|\/releases\/(diff|restorations|rollbacks|withdrawals|tokens\/|files)/;

test("the requests weren't all refused: most operations succeeded for someone", () => {
  const open = operations
    .map(({ name }) => name)
    .filter((name) => !needsSecret.test(name) && !needsVersion.test(name));
  const refused = open.filter((name) => !served.has(name));
  expect(refused.length).toBeLessThan(open.length / 3);
});

test("a failure would be found: a server error, a status or a body that isn't documented", () => {
  const [operation] = operations;
  if (!operation) throw new Error('The document describes nothing');
  const responses = { 200: { type: 'object', required: ['id'] }, '4XX': null };
  const failure = (statusCode: number, body: string) =>
    failureOf({ ...operation, responses }, { statusCode, body } as never);
  expect(failure(500, '{}')).toMatch('server error');
  expect(failure(204, '')).toMatch('not documented');
  expect(failure(200, '{}')).toMatch("must have required property 'id'");
  expect(failure(200, '{"id":1}')).toBeNull();
  expect(failure(404, '{}')).toBeNull();
});
