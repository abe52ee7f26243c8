import { existsSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

/** Whether a unit runs Python; one does. What it takes to run it is loaded for that one alone. */
export const hasRunner = (unit) => existsSync(projectPath(`${unit}/runner`));
