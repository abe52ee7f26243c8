import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { binaries } from './binaries.ts';
import { type ClusterHome, clusterHome } from './cluster-home.ts';
import { claimCluster, isAbandoned } from './cluster-owner.ts';
import { initCluster } from './init-cluster.ts';
import { type Postmaster, runningPostmaster } from './postmaster.ts';
import { answers, socketAddress } from './socket.ts';
import { startPostgres } from './start-postgres.ts';

/** Embedded PostgreSQL that answers. */
export interface Embedded {
  connectionString: string;
  /** Stops it and waits until it is gone; does nothing where another process started it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  notice?: (line: string) => void;
  /** Further settings of PostgreSQL, such as `fsync=off` for tests. */
  settings?: string[];
}

const START_TIMEOUT_MS = 60_000;
/** How long a PostgreSQL whose owner is gone gets before it is asked to end by us. */
const PATIENCE_MS = 5_000;
const POLL_MS = 50;

/**
 * Starts PostgreSQL on the cluster of `dataDir`, made where it is missing; or joins the one that
 * another process of this installation already runs.
 * @throws StartupError with one line that says what to do.
 */
export async function startEmbedded(
  dataDir: string,
  { notice = () => {}, settings = [] }: EmbeddedOptions = {},
): Promise<Embedded> {
  const home = clusterHome(dataDir, notice);
  const programs = binaries(home);
  const data = await initCluster(home, programs);
  const start = Date.now();
  while (Date.now() - start < START_TIMEOUT_MS) {
    const running = runningPostmaster(data);
    const embedded = running
      ? await join(running, home, Date.now() - start)
      : await startOwn(programs.postgres, data, home, settings);
    if (embedded) return embedded;
    await pause(POLL_MS);
  }
  throw didNotStart(home, 'it did not answer in time');
}

/** null where it does not answer yet, or ends because the process that started it is gone. */
async function join(
  { pid, socketFolder }: Postmaster,
  { folder }: ClusterHome,
  waited: number,
): Promise<Embedded | null> {
  if (isAbandoned(folder)) {
    if (waited > PATIENCE_MS) process.kill(pid, 'SIGINT');
    return null;
  }
  const connectionString = socketAddress(socketFolder);
  return (await answers(connectionString)) ? { connectionString, stop: async () => {} } : null;
}

/** null where another start was quicker, so that its PostgreSQL can be joined. */
async function startOwn(
  program: string,
  data: string,
  home: ClusterHome,
  settings: string[],
): Promise<Embedded | null> {
  const started = await startPostgres(program, data, home, settings);
  if (started.ok) {
    claimCluster(home);
    return started;
  }
  if (runningPostmaster(data)) return null;
  throw didNotStart(home, started.complaint);
}

const didNotStart = ({ folder }: ClusterHome, complaint: string) =>
  new StartupError(
    `The embedded database did not start: ${complaint}. See ${path.join(folder, 'postgres.log')}.`,
  );
