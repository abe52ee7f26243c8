import type { JobName } from '@site/shared/contracts/site';
import type PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { createBoss, JOBS_CHANNEL } from './enqueue.ts';

/** How the processes of the site do one kind of job. */
export interface Job {
  name: JobName;
  /** When it comes by itself, as cron has it, in UTC. */
  cron?: string;
  /** How often a process looks for one, if nobody says that there is. */
  lookSeconds?: number;
  work(id: string): Promise<void>;
}

interface Options {
  database: Pick<Database, 'pool' | 'listen'>;
  jobs: readonly Job[];
  /** Called for every attempt that failed, and when jobs can't be fetched from the database. */
  onProblem(problem: string, job?: FailedAttempt): void;
}

export interface FailedAttempt {
  name: JobName;
  id: string;
  /** Whether there won't be another attempt. */
  isLast: boolean;
}

export interface RunningJobs {
  /** Begins nothing more, and resolves once nothing is under way; what takes longer than that may is left to others. */
  stop(): Promise<void>;
}

const LOOK_SECONDS = 15;

/** What is under way gets this long when the process ends. */
export const STOP_MS = 5_000;

/** Two processes took a job of which one may run at a time: the other one has it. */
const UNIQUE_VIOLATION = '23505';

/** Does jobs, one of each kind at a time. */
export async function startJobs({ database, jobs, onProblem }: Options): Promise<RunningJobs> {
  const boss = createBoss(neverRejecting(database, onProblem));
  // What led to it has been reported.
  boss.on('error', () => {});
  await boss.start();
  const workers = new Map<string, string>();
  const wake = (name: string) => boss.notifyWorker(workers.get(name) ?? '');

  for (const { name, cron, lookSeconds = LOOK_SECONDS, work } of jobs) {
    if (cron) await boss.schedule(name, cron);
    const options = { pollingIntervalSeconds: lookSeconds, includeMetadata: true as const };
    const worker = await boss.work(name, options, async ([job]) => {
      if (!job) return;
      // There may be another one, which doesn't wait until it's polled.
      wake(name);
      const isLast = job.retryCount >= job.retryLimit;
      try {
        await work(job.id);
        if (cron) await forgetFailures(database, name);
      } catch (error) {
        const next = isLast ? 'Administrators see it at /admin/status' : 'It will be tried again';
        onProblem(`The job ${name} ${job.id} failed (${reasonOf(error)}). ${next}.`, {
          name,
          id: job.id,
          isLast,
        });
        if (cron && isLast) await forgetFailures(database, name).catch(() => {});
        throw storable(error);
      }
    });
    workers.set(name, worker);
  }

  const unlisten = database.listen(JOBS_CHANNEL, {
    connected() {
      for (const name of workers.keys()) wake(name);
    },
    notified: wake,
    lost() {},
  });
  return {
    async stop() {
      unlisten();
      await boss.stop({ timeout: STOP_MS });
    },
  };
}

/**
 * The library doesn't wait for what it writes when a job has ended: a rejection then would end the process. A job of
 * which that isn't written counts as left behind, and is done again once its time is over.
 */
function neverRejecting({ pool }: Options['database'], onProblem: Options['onProblem']): PgBoss.Db {
  let isAway = false;
  return {
    async executeSql(text, values) {
      try {
        const result = await pool.query(text, values);
        isAway = false;
        return result;
      } catch (error) {
        const { code, message } = error as Error & { code?: string };
        if (code !== UNIQUE_VIOLATION && !isAway) {
          isAway = true;
          onProblem(`Jobs can't be done right now: ${message}`);
        }
        // What the library takes for no response.
        return undefined as never;
      }
    },
  };
}

/** The failure as it's stored: nothing of it but what administrators may read. */
const storable = (error: unknown) =>
  Object.assign(new Error(), {
    stack: '',
    reason: error instanceof KnownFailure ? error.message : null,
  });

/** For the log, in the words of the system that refused. */
const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

/** Of what comes again and again, only the last failure matters, until it succeeds. */
const forgetFailures = ({ pool }: Options['database'], name: JobName) =>
  pool.query(`delete from jobs.job where name = $1 and state = 'failed'`, [name]);

/** Why a job failed, in words that administrators may read: without addresses and without anything internal. */
export class KnownFailure extends Error {}
