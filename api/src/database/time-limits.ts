import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './tables.ts';

/** How long PostgreSQL works for a connection, in milliseconds; 0: as long as it takes. */
export interface TimeLimits {
  statement: number;
  /** PostgreSQL below 17 doesn't know it. */
  transaction: number;
  /** For a transaction in which nothing happens, as when its process hangs. */
  idleInTransaction: number;
}

/**
 * What holds for everything but migrations, backups and restores (`liftTimeLimits`) and the load and import
 * of content (`liftTransactionLimit`). A statement gets less than the 10 s after which a browser gives up, so that a slow one still
 * gets a response. The others end what would hold its locks for nobody.
 */
export const usual: TimeLimits = {
  statement: 8_000,
  transaction: 30_000,
  idleInTransaction: 15_000,
};

export const unlimited: TimeLimits = { statement: 0, transaction: 0, idleInTransaction: 0 };

/** Sets the limits of a connection, from now on. Only for one that leads to PostgreSQL itself. */
export const limitSession = (client: pg.ClientBase, limits: TimeLimits) =>
  setLimits(client, limits, false);

/** Sets the limits of the client's open transaction alone. */
export const limitTransaction = (client: pg.ClientBase, limits: TimeLimits) =>
  setLimits(client, limits, true);

/** PostgreSQL's settings, as far as this one has them. */
const settings = `(values
    ('statement_timeout', $1), ('transaction_timeout', $2), ('idle_in_transaction_session_timeout', $3)
  ) as limits (name, value)
  where current_setting(name, true) is not null`;

const valuesOf = ({ statement, transaction, idleInTransaction }: TimeLimits) =>
  [statement, transaction, idleInTransaction].map(String);

const setLimits = (client: pg.ClientBase, limits: TimeLimits, isLocal: boolean) =>
  client.query(`select set_config(name, value, $4) from ${settings}`, [
    ...valuesOf(limits),
    isLocal,
  ]);

/** The limits that connections of this pool don't have by themselves, with what they should be. */
export async function unlimitedSettings(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; value: string }>(
    `select name, value from ${settings} and current_setting(name, true) = '0'`,
    valuesOf(usual),
  );
  return rows;
}

/** Lets a transaction take as long as its statements do, and as what is worked out between them. */
export const liftTransactionLimit = (transaction: Transaction<DB>) =>
  sql`
    select set_config(name, '0', true)
    from (values ('transaction_timeout'), ('idle_in_transaction_session_timeout')) as limits (name)
    where name <> 'transaction_timeout' or current_setting('server_version_num')::integer >= 170000
  `.execute(transaction);
