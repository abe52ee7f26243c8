import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { processesOf, weigh } from '../bench/processes.ts';
import { allocatorSettings } from '../process/allocator.mjs';
import { freePort } from '../process/free-port.mjs';
import { projectPath } from '../webpack/paths.mjs';

/** What a process holds after a collection, in bytes. */
export interface Memory {
  heap: number;
  rss: number;
}

/** A process of the built API. */
export interface ApiProcess {
  url: string;
  port: number;
  /** What it has printed. */
  log(): string;
  isAlive(): boolean;
  memory(): Promise<Memory>;
  /** Resident memory of each of its rendering processes, in bytes, by their ids; NaN without /proc. */
  renderers(): Promise<Map<number, number>>;
  /** Ends it as a deployment does; returns the exit code or the signal. */
  stop(): Promise<number | string | null>;
  kill(): void;
}

const processes = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of processes) child.kill('SIGKILL');
});

/** Starts the API and waits until it serves. Limits are so wide that none is met. */
export async function startApi(env: Record<string, string>, given?: number): Promise<ApiProcess> {
  const port = given ?? (await freePort());
  const child = fork(projectPath('api/dist/server.js'), {
    env: {
      ...allocatorSettings,
      ...process.env,
      LIMITS_FACTOR: '100000',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    execArgv: ['--expose-gc', '--import', projectPath('scripts/attack/memory-probe.mjs')],
    silent: true,
  });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: true }) => message.ready && resolve());
    child.once('exit', (code) => reject(new Error(`The API ended (${code}):\n${printed}`)));
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  return {
    url: `http://localhost:${port}`,
    port,
    log: () => printed,
    isAlive,
    async memory() {
      child.send('memory?');
      for (;;) {
        const [message] = await once(child, 'message');
        if (message.memory) return message.memory;
      }
    },
    async renderers() {
      const { rendering } = processesOf(child.pid ?? 0);
      const weights = rendering.map(async (pid) => [pid, (await weigh([pid])).rss * 1024] as const);
      return new Map(await Promise.all(weights));
    },
    async stop() {
      if (!isAlive()) return child.exitCode ?? child.signalCode;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const [code, signal] = await gone;
      return code ?? signal;
    },
    kill: () => child.kill('SIGKILL'),
  };
}
