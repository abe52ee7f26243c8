import { fork } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '../../webpack/paths.mjs';
import type { Scope } from '../scope.ts';

/** A process that replies to each message with a number. It ends with the scope, or when this process does. */
export interface Helper {
  request(message: object): Promise<number>;
}

export function forkHelper(scope: Scope, module: URL): Helper {
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
