import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../api/src/database/embedded/start-embedded.ts';
import { freePort } from '../process/free-port.mjs';
import { type ApiProcess, startApi } from './api-process.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';
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
  await untilReady(balancer, PROCESSES);

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
      await untilReady(balancer, PROCESSES);
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

async function untilReady(balancer: { ready(): number }, count: number): Promise<void> {
  while (balancer.ready() < count) await wait(50);
}

/** A load balancer as simple as can be: those that say they are ready, one after the other. */
interface RoundRobin {
  url: string;
  /** How many backends are ready. */
  ready(): number;
  close(): void;
}

/** How often each backend's readiness is checked. */
const CHECK_MS = 100;

/** A request that was refused a connection goes to the next backend; one that broke is never sent again. */
async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;

  const check = async (port: number) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/ready`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.status === 200) ready.add(port);
    else ready.delete(port);
  };
  const timer = setInterval(() => void Promise.all(ports.map(check)), CHECK_MS);

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = Buffer.concat(await incoming.toArray());
    const left = [...ready];
    const next = () => left.splice(turn++ % Math.max(left.length, 1), 1)[0];
    const attempt = (port = next()) => {
      if (port === undefined) return outgoing.writeHead(502).end('no process is ready');
      const { method, url: path, headers } = incoming;
      const onward = request(
        { host: '127.0.0.1', port, agent, method, path, headers },
        (response) => {
          const { connection: _, 'keep-alive': __, ...rest } = response.headers;
          outgoing.writeHead(response.statusCode ?? 502, rest);
          response.pipe(outgoing);
        },
      );
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return attempt();
        if (outgoing.headersSent) return outgoing.destroy();
        outgoing.writeHead(502).end(`${error.code} from ${port}`);
      });
      onward.end(body);
    };
    attempt();
  };

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready: () => ready.size,
    close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
