import pg from 'pg';
import { call, newComment, newLearner, type Person } from './client.ts';
import type { Failures } from './findings.ts';

/** Learners who write and read, and remember which writes were acknowledged. */
export interface Writers {
  counts: { acknowledged: number; read: number; unavailable: number };
  /** Ends after the requests under way; resolves to what is missing in the database. */
  stop(connectionString: string): Promise<string[]>;
}

interface Options {
  url: string;
  learners: number;
  failures: Failures;
  /** Whether 503 is accepted, as it is while the database is away. */
  mayBeUnavailable: boolean;
}

const READS = [
  '/v1/comments?subject=dsa-problem:two-sum',
  '/v1/roadmaps/dsa',
  '/dsaarticle/two-sum',
  '/v1/search?q=sum',
];

export async function startWriters({
  url,
  learners,
  failures,
  mayBeUnavailable,
}: Options): Promise<Writers> {
  const people = await Promise.all(Array.from({ length: learners }, () => newLearner(url)));
  const units = unitsIn(
    JSON.parse((await call(url, people[0] as Person, 'GET', '/v1/roadmaps/dsa')).body),
  );
  const counts = { acknowledged: 0, read: 0, unavailable: 0 };
  const comments: string[] = [];
  const progress = new Map<string, boolean>();
  let stopped = false;

  /** Null if there was no response that counts. */
  const request = async (person: Person, method: string, path: string, body?: object) => {
    const name = `${method} ${path.split('?')[0]?.replace(/[\da-f-]{36}.*/, '…')}`;
    const response = await call(url, person, method, path, body).catch((error) => {
      failures.add(`${name}: ${error.code ?? error.message}`);
    });
    if (!response) return null;
    if (response.statusCode < 300) return response;
    if (response.statusCode === 503 && mayBeUnavailable) counts.unavailable += 1;
    else failures.add(`${name}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    return null;
  };

  const live = async (person: Person & { id: string }, index: number) => {
    for (let turn = index; !stopped && !failures.isFull; turn += 1) {
      const unit = units[turn % units.length] ?? '';
      const completed = Math.floor(turn / units.length) % 2 === 0;
      const key = `${person.id} ${unit}`;
      // What is not acknowledged may or may not have happened.
      progress.delete(key);
      if (
        await request(person, 'PATCH', `/v1/users/${person.id}/learning-units/${unit}`, {
          completed,
        })
      ) {
        progress.set(key, completed);
        counts.acknowledged += 1;
      }
      const comment = newComment(`Said in turn ${turn}.`);
      if (await request(person, 'POST', '/v1/comments', comment)) {
        comments.push(comment.id);
        counts.acknowledged += 1;
      }
      if (await request(person, 'GET', READS[turn % READS.length] ?? '')) counts.read += 1;
    }
  };
  const running = people.map(live);
  return {
    counts,
    async stop(connectionString) {
      stopped = true;
      await Promise.all(running);
      return missingIn(connectionString, comments, progress);
    },
  };
}

interface Module {
  sub_modules: { topics: { learning_units: { id: string }[] }[] };
}

const unitsIn = ({ modules: [module] }: { modules: Module[] }) =>
  module?.sub_modules.topics.flatMap(({ learning_units }) => learning_units.map(({ id }) => id)) ??
  [];

async function missingIn(
  connectionString: string,
  comments: string[],
  progress: Map<string, boolean>,
) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const stored = await client.query('select id from comments where id = any($1::uuid[])', [
    comments,
  ]);
  const rows = await client.query('select user_id, unit_id, completed from learning_unit_progress');
  await client.end();
  const storedIds = new Set(stored.rows.map(({ id }) => id));
  const found = new Map(
    rows.rows.map(({ user_id, unit_id, completed }) => [`${user_id} ${unit_id}`, completed]),
  );
  return [
    ...comments
      .filter((id) => !storedIds.has(id))
      .map((id) => `the comment ${id} was acknowledged and is lost`),
    ...[...progress]
      .filter(([key, completed]) => found.get(key) !== completed)
      .map(([key]) => `the progress ${key} was acknowledged and is lost`),
  ];
}
