import { join } from 'node:path';
import { attack } from './attack-steps.mjs';

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
