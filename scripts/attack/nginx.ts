import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '../bench/site/certificate.ts';
import { findProgram } from '../process/find-program.mjs';
import { freePort } from '../process/free-port.mjs';
import { projectPath } from '../webpack/paths.mjs';

/** nginx as deploy/nginx configures it. */
export interface Nginx {
  /** Where it answers with TLS, and where without. */
  url: string;
  plainUrl: string;
  /** The certificate that it shows. */
  certificate: string;
  /** The file that lists the API's processes. */
  upstream: string;
  /** The command that sends this nginx a signal. */
  command: readonly string[];
  accessLog(): string;
  stop(): Promise<void>;
}

type Replacement = readonly [string | RegExp, string];

/**
 * Starts nginx with the configuration of deploy/nginx, except for ports, folders and the certificate.
 * @param folder for everything that it needs and writes
 * @param ports those of the API's processes
 * @throws Error if nginx refuses the configuration or complains about it
 */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Nginx> {
  const writeIn = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const [plainPort, port] = [await freePort(), await freePort()];
  const { key, cert } = await makeCertificate();
  const certificates: Replacement[] = [
    [/\/etc\/nginx\/tls\/fullchain\.pem/g, writeIn('fullchain.pem', cert)],
    [/\/etc\/nginx\/tls\/privkey\.pem/g, writeIn('privkey.pem', key)],
  ];
  const listening: Replacement[] = [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80 /g, `listen 127.0.0.1:${plainPort} `],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
  ];
  const logs: Replacement = [/\/var\/log\/nginx/g, join(folder, 'logs')];
  writeIn('site.conf', shipped('site.conf', [...certificates, ...listening, logs]));
  const program = findProgram('nginx');
  if (program === null) throw new Error('nginx is not installed.');
  const command = [program, '-c', writeIn('nginx.conf', around(folder))];
  // That of the containers is only checked; the last one is used.
  const processes = ports.map((own, index): Replacement => [`:${3001 + index} `, `:${own} `]);
  writeIn('upstream.conf', shipped('upstream.compose.conf', processes));
  check(command);
  const upstream = writeIn('upstream.conf', shipped('upstream.conf', processes));
  check(command);

  const child = spawn(program, command.slice(1), { stdio: 'ignore' });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `https://localhost:${port}`;
  const plainUrl = `http://localhost:${plainPort}`;
  while (!(await fetch(plainUrl, { redirect: 'manual' }).catch(() => null))) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended:\n${readFileSync(join(folder, 'logs/error.log'), 'utf8')}`);
    await wait(50);
  }
  return {
    url,
    plainUrl,
    certificate: cert,
    upstream,
    command,
    accessLog: () => readFileSync(join(folder, 'logs/access.log'), 'utf8'),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      process.off('exit', kill);
    },
  };
}

/** What a system's own nginx.conf says around ours. */
const around = (folder: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log warn;
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${folder}/site.conf;
  include ${folder}/upstream.conf;
}
`;

/** A file of deploy/nginx with some words replaced. @throws Error if it doesn't have them any more */
function shipped(name: string, changes: readonly Replacement[]): string {
  let text = readFileSync(projectPath(`deploy/nginx/${name}`), 'utf8');
  for (const [from, to] of changes) {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`deploy/nginx/${name} doesn't say ${from} any more.`);
    text = changed;
  }
  return text;
}

function check([program = '', ...args]: readonly string[]): void {
  const { status, stderr } = spawnSync(program, [...args, '-t', '-q'], { encoding: 'utf8' });
  // Newer versions advise another way to turn on HTTP/2, which older ones don't know.
  const complaints = stderr
    .split('\n')
    .filter((line) => line && !/"listen \.\.\. http2"/.test(line));
  if (status !== 0 || complaints.length > 0)
    throw new Error(`nginx complains about its configuration:\n${complaints.join('\n')}`);
}
