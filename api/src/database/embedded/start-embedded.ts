import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { binaries } from './binaries.ts';
import { type ClusterHome, clusterHome, clusterName } from './cluster-home.ts';
import { endOrphans, endPostmaster } from './end-postgres.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning, type Running } from './keep-running.ts';
import {
  isAbandoned,
  isAlive,
  type Postmaster,
  removeOldNote,
  runningOriginal,
  runningPostmaster,
} from './postmaster.ts';
import { answers, socketAddress } from './socket.ts';
import { startPostgres } from './start-postgres.ts';

/** Embedded PostgreSQL that answers, and is started again if it ends unasked. */
export type Embedded = Pick<Running, 'connectionString' | 'stop'>;

export interface EmbeddedOptions {
  notice?: (line: string) => void;
  /** Called once, when PostgreSQL cannot be kept running. */
  giveUp?: (reason: StartupError) => void;
  /** Further settings of PostgreSQL, such as `fsync=off` for tests. */
  settings?: string[];
}

const START_TIMEOUT_MS = 60_000;
/** How long a PostgreSQL of which it is not known who started it may stay unknown. */
const PATIENCE_MS = 5_000;
const POLL_MS = 50;
/** How often a process that has joined checks whether PostgreSQL is still there. */
const LOOK_MS = 250;

/**
 * Starts PostgreSQL on the cluster of `dataDir`, made if it is missing; or joins the one that
 * another process of this installation already runs. From then on it is kept running.
 * @throws StartupError with one line that says what to do.
 */
export async function startEmbedded(
  dataDir: string,
  { notice = () => {}, giveUp = () => {}, settings = [] }: EmbeddedOptions = {},
): Promise<Embedded> {
  const home = clusterHome(dataDir, notice);
  const programs = binaries(home);
  const data = await initCluster(home, programs);
  const start = (signal: AbortSignal) =>
    startOrJoin({ program: programs.postgres, data, home, settings, signal });
  return keepRunning({ start, notice, giveUp });
}

interface Start {
  program: string;
  data: string;
  home: ClusterHome;
  settings: string[];
  signal: AbortSignal;
}

async function startOrJoin(options: Start): Promise<Running> {
  const { data, home, signal } = options;
  const start = Date.now();
  while (Date.now() - start < START_TIMEOUT_MS && !signal.aborted) {
    refuseCopy(data);
    const found = runningPostmaster(data);
    const running = found
      ? await join(found, options, Date.now() - start)
      : await startOwn(options);
    if (running) return running;
    await pause(POLL_MS);
  }
  throw didNotStart(home, "it didn't answer in time");
}

/** Two sites would be one if the copy joined the original's database, and what was copied may be torn. */
function refuseCopy(data: string): void {
  const original = runningOriginal(data);
  if (original)
    throw new StartupError(
      `${data} was copied from ${original} while the site there was running. Stop that site, then copy the folder again.`,
    );
}

/** null if it does not answer yet, or had to be ended because the process that started it is gone. */
async function join(
  { pid, socketFolder }: Postmaster,
  { home: { folder }, signal }: Start,
  waited: number,
): Promise<Running | null> {
  if (isAbandoned(folder, pid) ?? waited > PATIENCE_MS) {
    await endPostmaster(pid);
    return null;
  }
  const connectionString = socketAddress(socketFolder);
  if (!(await answers(connectionString))) return null;
  const ended = untilGone(pid, folder, signal);
  return { connectionString, isOwn: false, ended, stop: async () => {} };
}

/** Until it has ended, or is about to because the process that started it is gone. */
async function untilGone(pid: number, folder: string, signal: AbortSignal): Promise<void> {
  while (isAlive(pid) && !isAbandoned(folder, pid) && !signal.aborted) {
    await pause(LOOK_MS, undefined, { ref: false });
  }
}

/** null if another start was quicker, so that its PostgreSQL can be joined, or if one has just ended. */
async function startOwn({ program, data, home, settings, signal }: Start): Promise<Running | null> {
  await endOrphans(clusterName(home));
  removeOldNote(data);
  const started = await startPostgres(program, data, home, { settings, signal });
  if (started.ok) return started.running;
  if (runningPostmaster(data) || /lock file|shared memory/.test(started.complaint)) return null;
  throw didNotStart(home, started.complaint);
}

const didNotStart = ({ folder }: ClusterHome, complaint: string) =>
  new StartupError(
    `The embedded database didn't start: ${complaint}. See ${path.join(folder, 'postgres.log')}.`,
  );
