import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';

/** A unit and the DSA problem that names it are the same thing, so that they are equally difficult. */
export async function alignProblems(transaction: Transaction<DB>): Promise<void> {
  await sql`
    update dsa_problems set difficulty = learning_units.difficulty
    from learning_units
    where learning_units.id = unit_id and dsa_problems.retired_at is null
      and dsa_problems.difficulty <> learning_units.difficulty
  `.execute(transaction);
}
