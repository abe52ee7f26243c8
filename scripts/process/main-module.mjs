import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether a module was started as the program, as against imported by another. */
export const isMainModule = (moduleUrl) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(moduleUrl);
