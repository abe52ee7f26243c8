import { fork } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from './webpack/paths.mjs';

test('a worker whose build was given up, because another part of it failed, ends without complaining', async () => {
  const worker = fork(projectPath('scripts/build-worker.mjs'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: Buffer[] = [];
  worker.stderr?.on('data', (part: Buffer) => said.push(part));
  const part = { microfrontend: 'mfe-nothing', sandboxes: [] };
  worker.send(part);
  expect(await once(worker, 'message')).toMatchObject([
    { error: expect.stringMatching(/mfe-nothing/) },
  ]);
  worker.send(part);
  worker.disconnect();
  const [code] = await once(worker, 'exit');
  expect([code, Buffer.concat(said).toString()]).toEqual([0, '']);
});
