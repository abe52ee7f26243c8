import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { projectPath } from '../../webpack/paths.mjs';
import type { Scope } from '../scope.ts';
import type { Learner } from '../site/learner.ts';
import { CONNECTIONS, SECONDS } from './load.ts';

/** A response as it's sent: the body isn't decompressed. */
interface RawResponse {
  headers: Record<string, string>;
  body: Buffer;
}

const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Sends one request and returns every byte of the response's body, and its headers except the connection's. */
export function rawResponse(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const own = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
      const texts = own.map(([name, value]) => [name, String(value)]);
      resolve({
        headers: { ...Object.fromEntries(texts), 'content-length': String(body.length) },
        body,
      });
    });
    call.on('error', reject).end();
  });
}

/** Starts a node:http server that responds to every request with these bytes; returns its address. */
export async function startBareServer(scope: Scope, response: RawResponse): Promise<string> {
  const helper = forkHelper(scope, new URL('./bare-server-process.ts', import.meta.url));
  const port = await helper.request({ ...response, body: response.body.toString('base64') });
  return `http://localhost:${port}`;
}

interface Options {
  dataDir: string;
  learner: Learner;
  unitIds: readonly string[];
}

/** Writes progress straight through the driver into a running site's database; returns writes a second. */
export async function startDirectWrites(scope: Scope, { dataDir, learner, unitIds }: Options) {
  const helper = forkHelper(scope, new URL('./direct-writes-process.ts', import.meta.url));
  const task = { dataDir, userId: learner.id, unitIds, loops: CONNECTIONS, seconds: SECONDS };
  return { run: () => helper.request(task) };
}

/** A process that replies to each message with a number. It ends with the scope, or when this process does. */
interface Helper {
  request(message: object): Promise<number>;
}

function forkHelper(scope: Scope, module: URL): Helper {
  const child = fork(module, { execArgv: ['--import', 'tsx'], cwd: projectPath('') });
  scope.defer(async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  });
  return {
    request: (message) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer) => resolve(Number(answer)));
        child.once('exit', () => reject(new Error(`${module.pathname} ended without an answer.`)));
        child.send(message);
      }),
  };
}
