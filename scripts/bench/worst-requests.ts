import { randomUUID } from 'node:crypto';
import {
  ATTEMPTS_MAX,
  ATTEMPTS_RETAINED,
  type DsaProblemSummary,
  IMPORT_MAX,
  IMPORT_ROWS_MAX,
  type MergeItem,
  type RoadmapSummary,
} from '@site/shared/contracts/practice';
import { type Learner, unitIdsOf } from './site/learner.ts';

/** The heaviest request that a route takes from one person. */
export interface WorstRequest {
  name: string;
  method: string;
  /** Made for each request: what is sent twice may cost nothing. */
  make: () => Promise<{ path: string; body?: object }> | { path: string; body?: object };
}

const AT = '2026-11-24T09:30:00.000Z';
/** A little less than the body of a merge may have. */
const MERGE_CHARACTERS = 2_900_000;

/** What costs most on routes that take or give much, and on those that compute; a text as long as it may be elsewhere. */
export async function worstRequests(learner: Caller, site: string): Promise<WorstRequest[]> {
  const { id: userId } = learner;
  const mine = `/v1/users/${userId}`;
  const problems = await learner.read<DsaProblemSummary[]>('/v1/dsa-problems');
  const roadmaps = await learner.read<RoadmapSummary[]>('/v1/roadmaps');
  const units: string[] = [];
  for (const { id } of roadmaps)
    units.push(...(await unitIdsOf(`${site}/v1/roadmaps/${id}`, learner)));
  const exercises = problems.map(({ unitId }) => unitId);

  const file = (turn: string) => importFile(units, turn);
  const programs = () =>
    mergeOf(exercises.flatMap((id) => languages.map((one) => draftOf(id, one))));
  const attempts = () =>
    mergeOf(exercises.slice(0, ATTEMPTS_MAX / ATTEMPTS_RETAINED).map(attemptsOf));
  const plan = () => ({
    ...{ roadmapIds: roadmaps.map(({ id }) => id), targetDate: dayIn(730), zone: 'UTC' },
    ...{ hoursPerWeek: 1 + Math.floor(Math.random() * 4), level: 'beginner' },
    days: ['monday', 'wednesday', 'sunday'],
  });
  const merged = (body: object) => learner.send<{ id: string }>('POST', `${mine}/merges`, body);
  const fixed = (method: string, path: string, body?: object): WorstRequest => ({
    ...{ name: `${method} ${path.replace(userId, '{userId}').split('?')[0]}`, method },
    make: () => ({ path, ...(body && { body }) }),
  });
  const posted = (what: string, path: string, make: () => object): WorstRequest => ({
    ...{ name: `POST ${path.replace(userId, '{userId}')}${what}`, method: 'POST' },
    make: () => ({ path, body: make() }),
  });
  return [
    posted(', attempts', `${mine}/merges/preview`, attempts),
    posted(', programs', `${mine}/merges/preview`, programs),
    posted(', attempts', `${mine}/merges`, attempts),
    posted(', programs', `${mine}/merges`, programs),
    {
      ...{ name: 'DELETE /v1/users/{userId}/merges/{id}', method: 'DELETE' },
      make: async () => ({ path: `${mine}/merges/${(await merged(attempts())).id}` }),
    },
    posted('', '/v1/profile/imports/preview', () => ({ file: file(randomUUID()) })),
    posted('', '/v1/profile/imports', () => ({ file: file(randomUUID()), notes: 'replace' })),
    {
      ...{ name: 'DELETE /v1/profile/imports/{id}', method: 'DELETE' },
      make: async () => {
        const body = { file: file(randomUUID()), notes: 'replace' };
        const { id } = await learner.send<{ id: string }>('POST', '/v1/profile/imports', body);
        return { path: `/v1/profile/imports/${id}` };
      },
    },
    fixed('GET', '/v1/profile/export'),
    posted('', '/v1/plans/preview', plan),
    {
      name: 'PUT /v1/users/{userId}/plan',
      method: 'PUT',
      make: () => ({ path: `${mine}/plan`, body: plan() }),
    },
    fixed('GET', `${mine}/plan?zone=UTC`),
    fixed('GET', `${mine}/units/${exercises[0]}/attempts`),
    posted('', `${mine}/units/${exercises[0]}/attempts`, () => attempt(CODE_LONGEST)),
    fixed('PUT', `${mine}/units/${exercises[0]}/draft`, {
      ...{ language: 'python', code: CODE_LONGEST, changedAt: AT, base: AT },
    }),
    fixed('PUT', `${mine}/units/${exercises[0]}/cases`, {
      ...{ language: 'python', changedAt: AT, base: AT },
      inputs: Array.from({ length: 20 }, (_, at) => `f("${'x'.repeat(1_980)}${at}")`),
    }),
    fixed('PATCH', `${mine}/learning-units/${units[0]}`, { notes: 'n'.repeat(10_000) }),
    fixed('GET', `/v1/roadmaps/${roadmaps[0]?.id}`),
    fixed('GET', '/v1/dsa-problems'),
    fixed('GET', `/v1/search?q=${'ab '.repeat(33)}`),
    fixed('GET', `${mine}/revisions`),
    fixed('GET', '/v1/articles/?page_size=50'),
  ];
}

const languages = ['python', 'javascript'] as const;
const CODE_LONGEST = 'x = 1\n'.repeat(3_333);

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const attempt = (code: string) => ({
  ...{ id: randomUUID(), language: 'python' as const, verdict: 'wrong-answer' as const },
  ...{ passed: 0, total: 1, milliseconds: 1, submittedAt: AT, code },
});

const attemptsOf = (unitId: string): MergeItem => ({
  ...{ kind: 'attempts', unitId },
  attempts: Array.from({ length: ATTEMPTS_RETAINED }, () => attempt('pass')),
});

const draftOf = (unitId: string, language: (typeof languages)[number]): MergeItem => ({
  ...{ kind: 'draft', unitId, language, changedAt: new Date().toISOString() },
  code: CODE_LONGEST.slice(0, 8_000) + randomUUID(),
});

/** As many of these as a merge may have. */
function mergeOf(items: MergeItem[]): { items: MergeItem[] } {
  let characters = 0;
  return {
    items: items.filter((item) => {
      characters += JSON.stringify(item).length;
      return characters < MERGE_CHARACTERS;
    }),
  };
}

/** As many rows and characters as there may be, with another note at each unit. */
function importFile(units: readonly string[], turn: string): string {
  const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, at) => {
    const unit = units[at] ?? `${units[at % units.length]}-${at}`;
    const room = Math.floor(IMPORT_MAX / IMPORT_ROWS_MAX) - unit.length - 60;
    return `${unit},true,true,${turn} ${'n'.repeat(room)}`;
  });
  return ['problem,completed,bookmarked,notes', ...rows].join('\n');
}

/** A person who sends requests to a site. */
export interface Caller extends Learner {
  /** The status, after the whole answer has come. */
  status(method: string, path: string, body?: string): Promise<number>;
  send<Answer>(method: string, path: string, body?: object): Promise<Answer>;
  read<Answer>(path: string): Promise<Answer>;
}

export function callerOf(site: string, learner: Learner): Caller {
  const call = (method: string, path: string, body?: string) =>
    fetch(site + path, { method, headers: headersFor(learner, body), body: body ?? null });
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await call(method, path, body && JSON.stringify(body));
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };
  return {
    ...learner,
    send,
    read: (path) => send('GET', path),
    async status(method, path, body) {
      const answer = await call(method, path, body);
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}

/** Without a body, a call has no type of content. */
function headersFor({ headers }: Learner, body: string | undefined): Record<string, string> {
  const { 'content-type': type = '', ...others } = headers;
  return body === undefined ? others : { ...others, 'content-type': type };
}
