import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../../process/find-program.mjs';
import { projectPath } from '../../webpack/paths.mjs';
import { runCommand, runNode } from '../run-command.mjs';
import { notRun, verdict } from '../run-steps.mjs';
import { attack } from './attack-steps.mjs';

/** Tries what is in deploy/, and what the guide says about servers, with the programs that it is for. */
export const deploySteps = (browsed, workspace) => [
  {
    name: 'deploy: rolling restart behind nginx',
    run: () =>
      findProgram('nginx')
        ? attack('behind-nginx', join(workspace, 'behind-nginx'), join(browsed, 'template'))
        : notRun('nginx is not installed'),
  },
  {
    name: 'deploy: systemd units',
    run: () =>
      findProgram('systemd-analyze')
        ? verifyUnits(join(workspace, 'units'))
        : notRun('systemd is not installed'),
  },
  {
    name: 'deploy: backups of a PostgreSQL server',
    run: () => {
      const programs = postgresPrograms();
      return programs
        ? saveServer(programs, join(workspace, 'server'))
        : notRun('no PostgreSQL server is installed');
    },
  },
];

async function saveServer(programs, folder) {
  const program = projectPath('scripts/deploy/server-backups.ts');
  return verdict(await runNode(['--import', 'tsx', program, folder, programs]));
}

/** The folder of a PostgreSQL server's programs, which Debian has on nobody's PATH; null if there is none. */
function postgresPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const initdb = findProgram('initdb');
  const folders = [
    ...versions.sort((a, b) => b - a).map((version) => join(debian, String(version), 'bin')),
    ...(initdb ? [dirname(realpathSync(initdb))] : []),
  ];
  const needed = ['initdb', 'pg_ctl', 'createdb', 'pg_dump', 'pg_restore', 'pg_basebackup'];
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** In a copy, since a template is checked by its instance, and programs may be elsewhere on this machine. */
async function verifyUnits(folder) {
  cpSync(projectPath('deploy/systemd'), folder, { recursive: true });
  cpSync(join(folder, 'site@.service'), join(folder, 'site@3001.service'));
  const units = readdirSync(folder).map((name) => join(folder, name));
  for (const unit of units) {
    const text = readFileSync(unit, 'utf8');
    const here = (path, name) => findProgram(name) ?? path;
    writeFileSync(unit, text.replace(/(?<==)\/usr\/bin\/(\w+)/g, here));
  }
  const { ok, output } = await runCommand('systemd-analyze', ['verify', ...units]);
  // A key that it doesn't know is only a warning to it.
  return verdict({ ok: ok && !output.includes(folder), output });
}
