import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../api/src/database/embedded/start-embedded.ts';
import { byExtent } from '../test/extent.mjs';
import { startApi } from './api-process.ts';
import { send } from './client.ts';
import { Failures, type Findings, type SiteData, unexpectedIn } from './findings.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { startWriters } from './writers.ts';

const CUTS = byExtent({ few: 40, some: 60, all: 60 });
/** Fewer acknowledged writes say nothing; a slow machine needs more cuts for them. */
const WRITES = 100;
const MOST_CUTS = 5 * CUTS;
/** Long enough for new connections to be made and used. */
const BETWEEN_MS = 500;
const LEARNERS = 10;

/** Connections to the database are cut while learners write; nothing acknowledged is lost and the process lives. */
export async function cutConnections({ dataDir }: SiteData): Promise<Findings> {
  const database = await startEmbedded(dataDir);
  const proxy = await startTcpProxy(socketOf(database.connectionString));
  const site = await startApi({
    DATA_DIR: dataDir,
    DATABASE_URL: throughPort(database.connectionString, proxy.port),
  });
  const failures = new Failures();
  const writers = await startWriters({
    url: site.url,
    learners: LEARNERS,
    failures,
    mayBeUnavailable: true,
  });
  let cuts = 0;
  let connections = 0;
  const tried = () => cuts >= CUTS && writers.counts.acknowledged >= WRITES;
  while (!tried() && cuts < MOST_CUTS && site.isAlive()) {
    await wait(BETWEEN_MS);
    connections += proxy.cut(cuts % 3 === 0 ? 'all' : 'one');
    cuts += 1;
  }
  const lost = await writers.stop(database.connectionString);
  for (const line of [...lost, ...unexpectedIn(site.log())]) failures.add(line);
  if (!site.isAlive())
    failures.add(`the process ended after ${cuts} cuts: ${site.log().slice(-1_500)}`);
  else await recovered(site.url).catch((error) => failures.add(error.message));
  await site.stop();
  proxy.close();
  await database.stop();
  const { acknowledged, read, unavailable } = writers.counts;
  if (acknowledged < WRITES)
    failures.add(`only ${acknowledged} writes were acknowledged: nothing was tried`);
  return {
    tried: `${cuts} cuts of ${connections} database connections under ${acknowledged} acknowledged writes and ${read} reads; ${unavailable} requests answered 503, ${lost.length} writes lost`,
    failures: failures.list(),
  };
}

/** After the last cut everything is as before. */
async function recovered(url: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { statusCode } = await send(`${url}/v1/ready`);
    if (statusCode === 200) return;
    if (Date.now() > deadline)
      throw new Error(`10 s after the last cut /v1/ready answers ${statusCode}`);
    await wait(100);
  }
}

/** PostgreSQL's socket in the folder that the address names. */
function socketOf(connectionString: string): string {
  const folder = new URL(connectionString).searchParams.get('host') ?? '';
  return `${folder}/.s.PGSQL.${new URL(connectionString).port || '5432'}`;
}

/** The same database, reached over TCP. */
function throughPort(connectionString: string, port: number): string {
  const address = new URL(connectionString);
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return address.href;
}
