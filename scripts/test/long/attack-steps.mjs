import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../webpack/paths.mjs';
import { isDebian, runApt } from '../apt.mjs';
import { runNode } from '../run-command.mjs';

/** The attacks of scripts/attack; each runs in its own process and on its own site. */
const ATTACKS = [
  'fuzz',
  'payloads',
  'adversarial',
  'cut-connections',
  'steady-load',
  'rolling-restart',
];

/** `browsed` holds the data of a site that the build step has published into. */
export const attackSteps = (browsed, workspace) =>
  ATTACKS.map((name) => ({
    name: `attack: ${name}`,
    run: () => attack(name, join(workspace, `attack-${name}`), join(browsed, 'template')),
  }));

/** Runs an attack in `dataDir`, a copy of `template`; the step shows its findings. */
export async function attack(name, dataDir, template) {
  const program = projectPath('scripts/attack/run.ts');
  const { ok, output } = await runNode(['--import', 'tsx', program, name, dataDir, template]);
  const findings = findingsIn(output);
  if (!ok || !findings) return { passed: 0, failed: 1, output };
  const { tried, failures } = findings;
  const held = failures.length === 0;
  return {
    passed: held ? 1 : 0,
    failed: held ? 0 : 1,
    output: failures.join('\n'),
    row: { name, tried, held: held ? 'yes' : `no: ${failures.length} kinds of failure` },
  };
}

/** The last line is the findings; null if the attack itself broke off. */
function findingsIn(output) {
  try {
    return JSON.parse(output.trimEnd().split('\n').at(-1));
  } catch {
    return null;
  }
}

/** What must hold of pages that the server renders, on the built site: functions of scripts/attack. */
const PROOFS = {
  'documents of many persons at once': 'many-persons',
  'processes that end under load': 'ended-processes',
  'a busy machine': 'busy-machine',
  'memory after many renders': 'render-memory',
};

/** `browsed` holds the data of a site that the build step has published into. */
export const renderingSteps = (browsed, workspace) =>
  Object.entries(PROOFS).map(([name, program]) => ({
    name: `rendering: ${name}`,
    run: () => attack(program, join(workspace, `rendering-${program}`), join(browsed, 'template')),
  }));

/** Ten minutes of a college at work: scripts/attack/soak.ts. */
export const soakStep = (browsed, workspace) => ({
  name: 'soak',
  run: () => attack('soak', join(workspace, 'soak'), join(browsed, 'template')),
});

/** Scanners of Debian whose lists of scripts in disguise the browser tests try (e2e/payloads). */
const PACKAGES = ['wapiti', 'wfuzz'];
const INSTALLED = ['/usr/share/doc/wapiti', '/usr/share/doc/wfuzz'];

/** Installs the lists if that is possible, and says so if not: then only our own are tried. */
export async function ensurePayloadLists() {
  if (INSTALLED.every((folder) => existsSync(folder))) return;
  if (process.getuid?.() === 0 && isDebian()) await runApt(PACKAGES);
  if (INSTALLED.every((folder) => existsSync(folder))) return;
  console.log(
    `The lists of ${PACKAGES.join(' and ')} are absent (root on Debian installs them): scripting is tried with our own list alone.`,
  );
}
