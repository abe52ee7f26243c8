import type { FastifyRequest } from 'fastify';
import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';
import { DomainError } from '../errors/domain-error.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** So few that most of the pool's connections are always left to short work. Those who wait hold none. */
const limited = createConcurrencyLimit({
  concurrency: 2,
  queueSize: 50,
  busy: 'A lot of people are importing or exporting right now. Please try again in a moment.',
});

/** Whose work runs or waits in this process. */
const working = new Set<string>();

/** Any number that no other program on the database uses for its locks. */
const LOCK = 7_205_372;

const busy = () =>
  new DomainError(
    409,
    'busy',
    "Something of yours is still being merged, imported or exported. Wait until it's done, then try again.",
  );

/**
 * Work for one person that may occupy the database for seconds, in one transaction: few at a time in a process, and
 * one at a time for each person in all processes together. PostgreSQL lets go of a process's locks when that ends.
 * @throws DomainError 409 while other heavy work of the person runs or waits, 503 if too many people wait.
 */
export async function heavyWork<T>(
  kysely: Kysely<DB>,
  personId: string,
  task: (transaction: Transaction<DB>) => Promise<T>,
  { isolation = 'read committed' }: { isolation?: IsolationLevel } = {},
): Promise<T> {
  const person = personId.toLowerCase();
  if (working.has(person)) throw busy();
  working.add(person);
  try {
    return await limited(() =>
      kysely
        .transaction()
        .setIsolationLevel(isolation)
        .execute(async (transaction) => {
          if (!(await takeTurn(transaction, person))) throw busy();
          return task(transaction);
        }),
    );
  } finally {
    working.delete(person);
  }
}

/**
 * Of a route with a large body, before that is read.
 * @throws DomainError 409 while heavy work of the caller runs or waits in this process
 */
export const refuseWhileWorking = {
  async preParsing({ user, admin }: Pick<FastifyRequest, 'user' | 'admin'>): Promise<void> {
    const id = (user ?? admin)?.id.toLowerCase();
    if (id !== undefined && working.has(id)) throw busy();
  },
};

/** Until the transaction ends. @returns false if another process works for the person */
async function takeTurn(transaction: Transaction<DB>, person: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK}, hashtext(${person})) as taken
  `.execute(transaction);
  return rows[0]?.taken === true;
}
