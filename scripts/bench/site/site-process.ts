import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { allocatorSettings } from '../../process/allocator.mjs';
import { freePort } from '../../process/free-port.mjs';
import { copyData } from '../../test/make-workspace.mjs';
import type { Scope } from '../scope.ts';
import type { Workspace } from '../workspace.ts';

/** A running site: the API's process with its embedded PostgreSQL. */
export interface Site {
  /** Where its process listens, without a closing slash. */
  url: string;
  port: number;
  pid: number;
  dataDir: string;
}

interface SiteOptions {
  scope: Scope;
  /** Names the site's data; two sites of one workspace have different ones. */
  name: string;
  env?: Record<string, string>;
  /** Where the site's data is copied from; by default what `published` has made. */
  template?: string;
}

/** Starts the site of a workspace on a free port, with its own database, and waits until it serves. */
export async function startSite(
  workspace: Workspace,
  { scope, name, env = {}, template = workspace.path('data') }: SiteOptions,
): Promise<Site> {
  const port = await freePort();
  const dataDir = workspace.path(`data-${name}`);
  await copyData(template, dataDir);
  const child = fork(workspace.path('api/dist/server.js'), {
    cwd: workspace.path(''),
    env: {
      ...allocatorSettings,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Sends far more requests than people do.
      LIMITS_FACTOR: '100000',
      ...env,
    },
    silent: true,
  });
  scope.defer(() => stop(child));
  await ready(child);
  return { url: `http://localhost:${port}`, port, pid: child.pid ?? 0, dataDir };
}

function ready(child: ChildProcess): Promise<void> {
  let printed = '';
  const collect = (chunk: unknown) => {
    printed += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: true }) => message.ready && resolve());
    child.on('exit', () => reject(new Error(`The site did not start:\n${printed}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Waits until the site renders a page itself: the process that does starts with the first page of its microfrontend. */
export async function untilRendered(
  address: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const document = await (await fetch(address, { headers })).text();
    if (!document.includes('<div id="root"></div>')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} isn't rendered on the server.`);
}
