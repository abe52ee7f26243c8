import { type AcknowledgedWrites, missingIn } from './acknowledged-writes.ts';
import { call, newComment, newLearner, type Person } from './client.ts';
import type { Failures } from './findings.ts';
import { unitsIn } from './marked-learners.ts';

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
  ).map(({ id }) => id);
  const counts = { acknowledged: 0, read: 0, unavailable: 0 };
  const writes: AcknowledgedWrites = { comments: [], progress: new Map() };
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
      writes.progress.delete(key);
      if (
        await request(person, 'PATCH', `/v1/users/${person.id}/learning-units/${unit}`, {
          completed,
        })
      ) {
        writes.progress.set(key, completed);
        counts.acknowledged += 1;
      }
      const comment = newComment(`Said in turn ${turn}.`);
      if (await request(person, 'POST', '/v1/comments', comment)) {
        writes.comments.push(comment.id);
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
      return missingIn(connectionString, writes);
    },
  };
}
