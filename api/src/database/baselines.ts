import { StartupError } from '../errors/startup-error.ts';

/** What makes a new database, a file for each area. */
const BASELINES = [
  '0190_identity.sql',
  '0191_practice.sql',
  '0192_editorial.sql',
  '0193_releases.sql',
  '0194_site.sql',
];
const [FIRST = ''] = BASELINES;

/** The last of the 72 migrations that made the same step by step, and a commit that has them all. */
const LAST_STEP = '0180_exercise_work.sql';
const COMMIT = '1ea837d1';

interface Named {
  name: string;
}

/**
 * What was applied, with the baselines in place of the steps that led to the same.
 * @param command what brings the data to the last step with the commit that has it
 * @throws StartupError if the last step wasn't reached.
 */
export function withBaselines<Migration extends Named>(
  applied: Migration[],
  migrations: Migration[],
  command: 'npm run db:migrate' | 'npm run restore -- <file>',
): Migration[] {
  const baselines = migrations.filter(({ name }) => BASELINES.includes(name));
  const steps = applied.filter(({ name }) => name < FIRST);
  if (baselines.length === 0 || steps.length === 0) return applied;
  if (steps.every(({ name }) => name !== LAST_STEP)) throw tooOld(command);
  const later = applied.filter(({ name }) => name >= FIRST && !BASELINES.includes(name));
  return [...baselines, ...later];
}

const tooOld = (command: string) =>
  new StartupError(
    `This data is of a version from before commit ${COMMIT}, and can't be upgraded in one go. Check that commit out, run "npm ci" and "${command}" there with the same DATA_DIR or DATABASE_URL, then start this version again. Nothing has changed.`,
  );
