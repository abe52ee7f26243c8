/**
 * `tsx scripts/attack/run.ts NAME DATA_DIR TEMPLATE`: one attack on its own site, whose data is a copy of the template's.
 * The last line is its findings, as JSON.
 */
import { copyData } from '../test/make-workspace.mjs';
import { adversarial } from './adversarial.ts';
import { behindNginx } from './behind-nginx.ts';
import { busyMachine } from './busy-machine.ts';
import { cutConnections } from './cut-connections.ts';
import { endedProcesses } from './ended-processes.ts';
import type { Findings, SiteData } from './findings.ts';
import { fuzz } from './fuzz.ts';
import { manyPersons } from './many-persons.ts';
import { payloads } from './payloads.ts';
import { renderMemory } from './render-memory.ts';
import { rollingRestart } from './rolling-restart.ts';
import { soak } from './soak.ts';
import { steadyLoad } from './steady-load.ts';

const attacks: Record<string, (place: SiteData) => Promise<Findings>> = {
  fuzz,
  payloads,
  adversarial,
  'cut-connections': cutConnections,
  'steady-load': steadyLoad,
  'rolling-restart': rollingRestart,
  'behind-nginx': behindNginx,
  'many-persons': manyPersons,
  'ended-processes': endedProcesses,
  'busy-machine': busyMachine,
  'render-memory': renderMemory,
  soak,
};

const [name = '', dataDir = '', template = ''] = process.argv.slice(2);
const attack = attacks[name];
if (!attack) throw new Error(`Unknown: ${name}. Choose from ${Object.keys(attacks).join(', ')}.`);
await copyData(template, dataDir);
const findings = await attack({ dataDir });
console.log(JSON.stringify(findings));
process.exit(0);
