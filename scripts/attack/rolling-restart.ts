import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../api/src/database/embedded/start-embedded.ts';
import { freePort } from '../process/free-port.mjs';
import { type ApiProcess, startApi } from './api-process.ts';
import { Faults, type Findings } from './findings.ts';
import type { Place } from './place.ts';
import { startRoundRobin } from './round-robin.ts';
import { startWriters } from './writers.ts';

const PROCESSES = 3;
const ROUNDS = 2;
const LEARNERS = 12;

/** Three processes on one database, each restarted in turn under load: nobody notices, nothing is lost. */
export async function rollingRestart({ dataDir }: Place): Promise<Findings> {
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
  await untilReady(balancer, PROCESSES);

  const faults = new Faults();
  const writers = await startWriters({
    url: balancer.url,
    learners: LEARNERS,
    faults,
    mayBeUnavailable: false,
  });
  let restarts = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, process] of processes.entries()) {
      const code = await process.stop();
      if (code !== 0)
        faults.add(`a process told to end ended with ${code}: ${process.log().slice(-500)}`);
      processes[index] = await startApi(env, process.port);
      await untilReady(balancer, PROCESSES);
      restarts += 1;
    }
  }
  const lost = await writers.stop(database.connectionString);
  for (const one of lost) faults.add(one);
  for (const process of processes) await process.stop();
  balancer.close();
  await database.stop();
  const { acknowledged, read } = writers.counts;
  if (acknowledged < 100)
    faults.add(`only ${acknowledged} writes were acknowledged: nothing was tried`);
  return {
    tried: `${restarts} restarts of ${PROCESSES} processes behind a proxy under ${acknowledged} acknowledged writes and ${read} reads; ${lost.length} writes lost`,
    faults: faults.list(),
  };
}

async function untilReady(balancer: { ready(): number }, count: number): Promise<void> {
  while (balancer.ready() < count) await wait(50);
}
