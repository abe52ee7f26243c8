import { fork } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '../../scripts/webpack/paths.mjs';

/** A provider that runs on this machine. */
export interface LocalProvider {
  url: string;
  stop(): Promise<void>;
}

export async function startProvider(name: 'google' | 'github'): Promise<LocalProvider> {
  const child = fork(projectPath(`e2e/providers/${name}.ts`), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [message] = await once(child, 'message');
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { url: message.url, stop };
}
