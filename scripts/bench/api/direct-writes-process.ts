/** Runs in its own process: the statement of PATCH, the driver, and as many loops as there are connections. */
import pg from 'pg';
import { startEmbedded } from '../../../api/src/database/embedded/start-embedded.ts';

interface Task {
  dataDir: string;
  userId: string;
  unitIds: string[];
  loops: number;
  seconds: number;
}

/** As many connections as the API opens (api/src/database/database.ts). */
const CONNECTIONS = 10;

/** Written out here as a fixed yardstick: what the API does to its own statement must show. */
const statement = {
  name: 'direct-write',
  text: `
    insert into learning_unit_progress as mine (user_id, unit_id, completed, completed_changed_at)
    values ($1, $2, $3, now())
    on conflict (user_id, unit_id) do update
    set completed = excluded.completed, completed_changed_at = excluded.completed_changed_at
    returning completed, bookmarked, notes`,
};

let pool: pg.Pool | undefined;

process.on('disconnect', () => process.exit());
process.on('message', async (task: Task) => {
  // Joins the database that the site has started.
  const { connectionString } = await startEmbedded(task.dataDir);
  pool ??= new pg.Pool({ connectionString, max: CONNECTIONS });
  process.send?.(await writesPerSecond(pool, task));
});

async function writesPerSecond(on: pg.Pool, { userId, unitIds, loops, seconds }: Task) {
  const started = performance.now();
  const end = started + seconds * 1000;
  let written = 0;
  const loop = async (_: unknown, index: number) => {
    let turn = Math.floor((index / loops) * unitIds.length * 2);
    while (performance.now() < end) {
      const completed = Math.floor(turn / unitIds.length) % 2 === 0;
      await on.query({ ...statement, values: [userId, unitIds[turn % unitIds.length], completed] });
      turn += 1;
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  return (1000 * written) / (performance.now() - started);
}
