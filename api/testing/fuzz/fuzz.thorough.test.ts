import path from 'node:path';
import type { CommentPage } from '@site/shared/contracts';
import fc from 'fast-check';
import { projectRoot } from '../../src/config/project-root.ts';
import { loadContent } from '../../src/content/index.ts';
import type { Agent } from '../agent.ts';
import { createReleasingSite, type ReleasingSite } from '../releasing-site.ts';
import { faultOf } from './answers.ts';
import { knownTexts } from './known-texts.ts';
import { documentedOperations, type Operation } from './operations.ts';
import { type OddRequest, oddRequests } from './requests.ts';

/** FUZZ_SEED repeats a run, or makes another one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const REQUESTS_EACH = 4_200;

let site: ReleasingSite;
let operations: Operation[];
/** A comment that everybody may read, answer and report. */
let sampleComment: string;
/** Operations that somebody was served, by name. */
const served = new Set<string>();

beforeAll(async () => {
  site = await createReleasingSite('mfe-a', 'mfe-b');
  await loadContent(site.database, path.join(projectRoot, 'api/content'));
  operations = await documentedOperations(site.visitor());
  sampleComment = (await sampleComments()).items[0]?.id ?? '';
  // The learner whose address is among the known texts: a visitor who signed up with it would be in their way.
  await site.signUp();
}, 60_000);
afterAll(() => site.close());

const sampleComments = async (): Promise<CommentPage> =>
  (await site.visitor().get('/v1/comments?subject=dsa-problem:two-sum')).json();

type Person = Agent & { id?: string };

/** After this call the browser is a visitor's, or somebody else's. */
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

/** What only administrators are served. Visitors ask for it, too; a learner asks the more often for what is a learner's. */
const isOfAdmins = ({ path }: Operation) => path.startsWith('/v1/admin/');

/** What somebody asks for, and how often. */
function asks(role: string) {
  if (role === 'team') return { asked: operations.filter(isOfTeams), times: REQUESTS_EACH / 4 };
  const others = operations.filter((one) => !isOfTeams(one));
  const asked = role === 'learner' ? others.filter((one) => !isOfAdmins(one)) : others;
  return { asked, times: REQUESTS_EACH };
}

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
    const { id: first } = person;
    /** Addresses name the person who began; who follows asks for what is theirs. */
    const own = (url: string) => (first ? url.replaceAll(first, person?.id ?? first) : url);
    const { asked, times } = asks(role);
    let answered = 0;
    const property = fc.asyncProperty(
      oddRequests(asked, knownTexts(person.id, sampleComment)),
      async (request) => {
        const answer = await ask(person as Person, { ...request, url: own(request.url) });
        answered += 1;
        const { name } = request.operation;
        const fault = faultOf(request.operation, answer);
        if (fault)
          throw new Error(`${name} as ${role}: ${answer.statusCode}, ${fault}\n${answer.body}`);
        if (answer.statusCode >= 400) return;
        served.add(name);
        if (endsSession.test(name)) person = await people[role]?.();
      },
    );
    await fc.assert(property, { numRuns: times, seed: SEED, endOnFailure: true });
    expect(answered).toBe(times);
  },
  300_000,
);

/** What serves only those who hold a link of a mail, a code of an app, a team's token, a document's proof or a provider's word; or nobody here. */
const needsSecret =
  /\/(verify|claim|reset|confirm|code|demonstration|second-factor\/[a-z-]+|telemetry)$|\/v1\/releases\b|\/oauth\/|\/administrators\/|\/invitations?\b|\/people\//;

/** What serves only those who name what they have just begun or sent, or its version, hash or digest. */
const needsVersion =
  /\{attemptId\}|\/(merges|imports)\/\{id\}$|^PUT \/v1\/admin\/(roadmaps|topics|units|dsa-problems)\/|\/dsa-problems\/\{id\}\/(draft|runs|publish)$|\/content\/import$|^POST \/v1\/releases$|\/releases\/(diff|restorations|rollbacks|withdrawals|tokens\/|files)/;

test('the requests were not all refused: most operations served somebody', () => {
  const open = operations
    .map(({ name }) => name)
    .filter((name) => !needsSecret.test(name) && !needsVersion.test(name));
  const refused = open.filter((name) => !served.has(name));
  expect(refused.length).toBeLessThan(open.length / 3);
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
