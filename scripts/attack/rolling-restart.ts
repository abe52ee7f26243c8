import { startEmbedded } from '../../api/src/database/embedded/start-embedded.ts';
import { freePort } from '../process/free-port.mjs';
import { type ApiProcess, startApi } from './api-process.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';
import { startRoundRobin } from './round-robin.ts';
import { startWriters } from './writers.ts';

const PROCESSES = 3;
const ROUNDS = 2;
const LEARNERS = 12;

/** Three processes on one database, each restarted in turn under load: nobody notices, nothing is lost. */
export async function rollingRestart({ dataDir }: SiteData): Promise<Findings> {
  const database = await startEmbedded(dataDir);
  const ports = [];
  for (let index = 0; index < PROCESSES; index += 1) ports.push(await freePort());
  const balancer = await startRoundRobin(ports);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    PUBLIC_URL: balancer.url,
    DRAIN_SECONDS: '1',
  };
  const processes: ApiProcess[] = [];
  for (const port of ports) processes.push(await startApi(env, port));
  await balancer.untilReady(PROCESSES);

  const failures = new Failures();
  const writers = await startWriters({
    url: balancer.url,
    learners: LEARNERS,
    failures,
    mayBeUnavailable: false,
  });
  let restarts = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, process] of processes.entries()) {
      const code = await process.stop();
      if (code !== 0)
        failures.add(`a process that was stopped ended with ${code}: ${process.log().slice(-500)}`);
      processes[index] = await startApi(env, process.port);
      await balancer.untilReady(PROCESSES);
      restarts += 1;
    }
  }
  const lost = await writers.stop(database.connectionString);
  for (const line of lost) failures.add(line);
  for (const process of processes) await process.stop();
  balancer.close();
  await database.stop();
  const { acknowledged, read } = writers.counts;
  if (acknowledged < 100)
    failures.add(`only ${acknowledged} writes were acknowledged: nothing was tried`);
  return {
    tried: `${restarts} restarts of ${PROCESSES} processes behind a proxy under ${acknowledged} acknowledged writes and ${read} reads; ${lost.length} writes lost`,
    failures: failures.list(),
  };
}
