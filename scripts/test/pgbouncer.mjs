import { findProgram } from '../process/find-program.mjs';
import { isDebian, runApt } from './apt.mjs';

/** Installs PgBouncer if that is possible. The test that needs it says so if it's absent. */
export async function ensurePgbouncer() {
  if (!findProgram('pgbouncer') && process.getuid?.() === 0 && isDebian())
    await runApt(['pgbouncer']);
}
