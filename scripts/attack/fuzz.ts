import { problem } from '@site/shared/contracts/composition';
import fc from 'fast-check';
import {
  distortionNames,
  type WireRequest,
  wireRequests,
} from '../../api/testing/fuzz/distortions.ts';
import { knownTexts } from '../../api/testing/fuzz/known-texts.ts';
import { type Operation, operationsOf } from '../../api/testing/fuzz/operations.ts';
import { oddRequests } from '../../api/testing/fuzz/requests.ts';
import { failureOf } from '../../api/testing/fuzz/responses.ts';
import { byExtent } from '../test/extent.mjs';
import { newAdministrator } from './administrator.ts';
import { startApi } from './api-process.ts';
import {
  call,
  type HttpResponse,
  newComment,
  newLearner,
  type Person,
  send,
  visitor,
} from './client.ts';
import { Failures, type Findings, leakIn, type SiteData, unexpectedIn } from './findings.ts';
import { newTeam } from './team.ts';

const REQUESTS = byExtent({ few: 5_000, some: 20_000, all: 20_000 });
/** FUZZ_SEED repeats a run, or starts a different one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Requests of one person, so that changes to the account affect only these. */
const EACH = 250;
const AT_ONCE = 4;
/** Requests between two health checks. */
const HEALTH_EVERY = 50;
const HEALTH_PATIENCE_MS = 5_000;

/** Odd requests to every documented operation, over HTTP, by a visitor, a learner, an administrator and a team's program. */
export async function fuzz({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir });
  const operations = operationsOf(JSON.parse((await send(`${site.url}/v1/docs/json`)).body));
  const people: Record<string, () => Promise<Person>> = {
    visitor: async () => visitor,
    learner: () => newLearner(site.url),
    // A new one each time: a request may change the password, or disable the administrator.
    administrator: () => newAdministrator(site.url, dataDir),
    team: () => newTeam(dataDir),
  };
  const comment = newComment('A map does it in one pass.');
  await call(site.url, await newLearner(site.url), 'POST', '/v1/comments', comment);
  const failures = new Failures();
  const counts = { sent: 0, served: 0, refused: 0, health: 0 };
  const byRole = Object.entries(people);

  for (let batch = 0; batch * EACH < REQUESTS && !failures.isFull && site.isAlive(); batch += 1) {
    const [role = '', make] = byRole[batch % byRole.length] ?? [];
    const person = (await make?.()) ?? visitor;
    // A release token counts nowhere else.
    const open = role === 'team' ? operations.filter(isRelease) : operations;
    const requests = sample(open, knownTexts(person.id, comment.id), batch);
    await inParallel(requests, async (request) => {
      counts.sent += 1;
      if (counts.sent % HEALTH_EVERY === 0) {
        counts.health += 1;
        await health(site.url).catch((error) =>
          failures.add(`after ${nameOf(request, role)} health: ${error.message}`),
        );
      }
      const headers = { ...person.headers, ...request.headers };
      const response = await send(site.url + request.url, { ...request, headers }).catch(String);
      const failure = typeof response === 'string' ? response : failureIn(request, response);
      if (failure) failures.add(`${nameOf(request, role)}: ${failure}`);
      if (typeof response === 'string') return;
      counts[response.statusCode < 400 ? 'served' : 'refused'] += 1;
    });
  }
  if (!site.isAlive()) failures.add(`the process ended: ${site.log().slice(-2_000)}`);
  for (const line of unexpectedIn(site.log())) failures.add(line);
  if (counts.served < counts.sent / 10)
    failures.add(`only ${counts.served} requests were served: nothing was tried`);
  await site.stop();
  return {
    tried: `${counts.sent} odd requests to ${operations.length} operations as ${Object.keys(people).join(', ')} (${distortionNames.length} distortions, seed ${SEED}): ${counts.served} served, ${counts.refused} refused; ${counts.health} health checks in between`,
    failures: failures.list(),
  };
}

const isRelease = ({ name }: Operation) => / \/v1\/releases(\/|$)/.test(name);

/** The same for the same seed. */
function sample(
  operations: Operation[],
  known: ReturnType<typeof knownTexts>,
  batch: number,
): WireRequest[] {
  const requests = wireRequests(oddRequests(operations, known));
  return fc.sample(requests, { numRuns: EACH, seed: SEED + batch });
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function health(url: string): Promise<void> {
  const { statusCode } = await send(`${url}/v1/health`, { patience: HEALTH_PATIENCE_MS });
  if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
}

function failureIn({ operation, method }: WireRequest, response: HttpResponse): string | null {
  const leak = leakIn(response);
  if (leak)
    return `${response.statusCode} leaks ${JSON.stringify(leak)}: ${response.body.slice(0, 300)}`;
  const failure =
    method === operation.method ? failureOf(operation, response) : failureOfOther(method, response);
  return failure && `${response.statusCode}, ${failure}: ${response.body.slice(0, 300)}`;
}

/** No document describes these: a refusal is enough, in the words of a problem. */
function failureOfOther(method: string, { statusCode, body }: HttpResponse): string | null {
  if (statusCode >= 500) return 'a server error';
  if (statusCode < 400 || method === 'HEAD') return null;
  return problem.safeParse(asJson(body)).success ? null : 'a refusal that is no problem';
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const nameOf = ({ operation, method, distortion }: WireRequest, role: string) =>
  `${method === operation.method ? operation.name : `${method} instead of ${operation.name}`} as ${role}${distortion && `, ${distortion}`}`;
