import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectRoot } from '../../src/config/project-root.ts';

/** A provider on a port of this machine, in its own process; see e2e/providers. */
export interface LocalProvider {
  url: string;
  stop(): Promise<void>;
}

export async function startLocalProvider(name: 'google' | 'github'): Promise<LocalProvider> {
  const child = fork(path.join(projectRoot, `e2e/providers/${name}.ts`), {
    cwd: projectRoot,
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

/** The environment of a site that is registered with both. */
export const registeredWith = (google: string, github: string) => ({
  OAUTH_GOOGLE_CLIENT_ID: 'local-site',
  OAUTH_GOOGLE_CLIENT_SECRET: 'local-secret',
  OAUTH_GOOGLE_ISSUER: google,
  OAUTH_GITHUB_CLIENT_ID: 'local-site',
  OAUTH_GITHUB_CLIENT_SECRET: 'local-secret',
  OAUTH_GITHUB_URL: github,
  OAUTH_GITHUB_API_URL: `${github}/api/v3`,
});
