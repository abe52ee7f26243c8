import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbedded } from '../../api/src/database/embedded/start-embedded.ts';
import { freePort } from '../process/free-port.mjs';
import { projectPath } from '../webpack/paths.mjs';
import { type ApiProcess, startApi } from './api-process.ts';
import { call, connectionsOpened, newLearner, send, trust, visitor } from './client.ts';
import { Failures, type Findings, type SiteData } from './findings.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { startWriters } from './writers.ts';

const PROCESSES = 2;
const LEARNERS = 50;
/** More than nginx lets through for one network. */
const MANY_PAGES = 400;

/**
 * Two processes behind nginx as deploy/ configures it, restarted under load with the script that is shipped:
 * nobody notices, nothing is lost.
 */
export async function behindNginx({ dataDir }: SiteData): Promise<Findings> {
  const database = await startEmbedded(dataDir);
  const ports: number[] = [];
  for (let index = 0; index < PROCESSES; index += 1) ports.push(await freePort());
  const folder = join(dataDir, 'nginx');
  const nginx = await startNginx(folder, ports);
  trust(nginx.certificate);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    HOST: '127.0.0.1',
    PUBLIC_URL: nginx.url,
    RELEASES_ORIGIN: filesOf(nginx),
    TRUST_PROXY: '1',
  };
  const processes = new Map<number, ApiProcess>();
  for (const port of ports) processes.set(port, await startApi(env, port));
  const failures = new Failures();
  for (const failure of await failuresOfFront(nginx)) failures.add(failure);
  for (const failure of await failuresOfFiles(nginx)) failures.add(failure);

  const { url } = nginx;
  const writers = await startWriters({
    url,
    learners: LEARNERS,
    failures,
    mayBeUnavailable: false,
  });
  let restarts = 0;
  const manager = await startManager(folder, nginx, async (port) => {
    const code = await processes.get(port)?.stop();
    if (code !== 0) failures.add(`a process that was stopped ended with ${code}`);
    processes.set(port, await startApi(env, port));
    restarts += 1;
  });
  await manager.rollingRestart();
  manager.close();
  const lost = await writers.stop(database.connectionString);
  for (const line of lost) failures.add(line);
  if (restarts !== PROCESSES) failures.add(`there were ${restarts} restarts`);

  for (const process of processes.values()) await process.stop();
  for (const failure of await failuresOfNothingBehind(nginx)) failures.add(failure);
  await nginx.stop();
  await database.stop();
  const { acknowledged, read } = writers.counts;
  if (acknowledged < 100)
    failures.add(`only ${acknowledged} writes were acknowledged: nothing was tried`);
  return {
    tried: `${restarts} restarts of ${PROCESSES} processes behind nginx with ${LEARNERS} connections at a time, ${connectionsOpened()} in all, under ${acknowledged} acknowledged writes and ${read} reads; ${lost.length} writes lost`,
    failures: failures.list(),
  };
}

/** What isn't as it must be between people and the processes. */
async function failuresOfFront({ url, plainUrl, accessLog }: Nginx): Promise<string[]> {
  const plain = await send(`${plainUrl}/roadmaps?a=b`);
  const document = await send(`${url}/roadmaps/dsa?sought=dijkstra`);
  const id = String(document.headers['x-request-id']);
  const learner = await newLearner(url);
  // As large as an import may be, so refused for what it says and not for its size.
  const text = '€'.repeat(2_000_000);
  const upload = await call(url, learner, 'POST', '/v1/profile/imports/preview', { file: text });
  const logged = accessLog()
    .split('\n')
    .find((line) => line.includes(id));
  const pages = await Promise.all(
    Array.from({ length: MANY_PAGES }, (_, index) =>
      // Who names another network in each request is still one.
      send(`${url}/roadmaps/dsa`, { headers: { 'x-forwarded-for': `198.51.100.${index % 250}` } }),
    ),
  );
  const refused = pages.find(({ statusCode }) => statusCode === 429);
  const isExplained = refused?.body.includes(`Request ${refused.headers['x-request-id']}<`);
  const afterwards = await send(`${url}/v1/roadmaps`);
  const stranger = await send(`${url}/v1/roadmaps`, { headers: { ':authority': 'example.org' } });
  return [
    plain.headers.location === `https://localhost/roadmaps?a=b` ? [] : 'no redirect to https',
    document.statusCode === 200 ? [] : `the document answers ${document.statusCode}`,
    /^[\da-f]{32}$/.test(id) ? [] : `the API doesn't take the request id of nginx: ${id}`,
    logged?.includes('"path":"/roadmaps/dsa","status":200') ? [] : `not in nginx's log: ${id}`,
    accessLog().includes('dijkstra') ? "nginx's log says what was searched for" : [],
    upload.statusCode === 413 ? `an upload is too large: ${upload.body.slice(0, 200)}` : [],
    pages.some(({ statusCode }) => statusCode === 200) ? [] : 'no page of many is answered',
    refused ? [] : `one network gets ${MANY_PAGES} pages at once`,
    isExplained && refused?.headers['retry-after'] === '10'
      ? []
      : `a refusal says ${refused?.body}`,
    afterwards.statusCode === 200 ? [] : `then a call answers ${afterwards.statusCode}`,
    stranger.statusCode === 421 ? [] : `another name is answered with ${stranger.statusCode}`,
  ].flat();
}

const filesOf = ({ url }: Nginx) => url.replace('://', '://files.');

/** What isn't as it must be of the origin that has the files of releases alone. */
async function failuresOfFiles(nginx: Nginx): Promise<string[]> {
  const { body } = await send(`${nginx.url}/`);
  const [, file] = body.match(new RegExp(`${filesOf(nginx)}(/releases/shell/[^"]+\\.js)"`)) ?? [];
  if (!file) return ['the home page loads no script of the shell from the origin of the files'];
  const at = (path: string, method = 'GET') =>
    send(nginx.url + path, {
      method,
      headers: { ':authority': new URL(filesOf(nginx)).host, cookie: 'theme=dark' },
    });
  const [script, home, calls, posted] = await Promise.all([
    at(file),
    at('/'),
    at('/v1/roadmaps'),
    at(file, 'POST'),
  ]);
  const policy = script?.headers['content-security-policy'];
  return [
    script?.statusCode === 200 ? [] : `a script there answers ${script?.statusCode}`,
    policy === "sandbox; default-src 'none'" ? [] : `the policy of a script there is ${policy}`,
    script?.headers['set-cookie'] ? 'a script there sets a cookie' : [],
    home?.statusCode === 404 ? [] : `a page there answers ${home?.statusCode}`,
    calls?.statusCode === 404 ? [] : `a call there answers ${calls?.statusCode}`,
    posted?.statusCode === 403 ? [] : `a POST there answers ${posted?.statusCode}`,
  ].flat();
}

async function failuresOfNothingBehind({ url }: Nginx): Promise<string[]> {
  const { statusCode, headers, body } = await call(url, visitor, 'GET', '/');
  const says = body.includes(`Request ${headers['x-request-id']}<`);
  return statusCode === 503 && headers['retry-after'] === '10' && says
    ? []
    : [`without a process, nginx answers ${statusCode} ${body.slice(0, 200)}`];
}

/**
 * Runs the shipped script. Its systemctl and nginx are programs of this run: one has `restart`
 * called with a port, the other is the nginx that was started here.
 */
async function startManager(
  folder: string,
  { command, upstream }: Nginx,
  restart: (port: number) => Promise<void>,
) {
  const server = createServer(async (request, response) => {
    await restart(Number(request.url?.replace('/site@', '')));
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const program = (name: string, text: string) =>
    writeFileSync(join(programs, name), text, { mode: 0o755 });
  program('nginx', `#!/bin/sh\nexec ${command.join(' ')} "$@"\n`);
  program(
    'systemctl',
    `#!${process.execPath}\nfetch('http://127.0.0.1:${port}/' + process.argv[3]).then(({ ok }) => process.exit(ok ? 0 : 1));\n`,
  );
  const env = { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) };
  return {
    rollingRestart: () =>
      promisify(execFile)(projectPath('deploy/rolling-restart.sh'), ['systemd', upstream], { env }),
    close: () => server.close(),
  };
}
