import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../refusal.ts';

const OPTIONS = ['--no-audit', '--no-fund', '--fetch-retries=1', '--loglevel=error'];

/**
 * Installs in a folder.
 * @param args what to install, and how
 * @param spec the package that matters, for people
 * @throws Refusal with npm's reason if npm can't
 */
export async function npmInstall(
  cwd: string,
  args: readonly string[],
  spec: string,
): Promise<void> {
  await promisify(execFile)('npm', ['install', ...OPTIONS, ...args], {
    cwd,
    shell: process.platform === 'win32',
  }).catch(({ stderr }: { stderr: string }) => {
    const [reason = 'no reason given'] = /^npm error (?!code ).+$/m.exec(stderr) ?? [];
    throw new Refusal(
      `npm can't install ${spec} (${reason.replace('npm error ', '')}). Check the version, and that npm can be reached.`,
    );
  });
}
