/** `node scripts/contract/check.mjs`: whether the façades promise what their reports say; non-zero if not. */
import { adviceOn, inspectFacades } from './reports.mjs';

const inspected = inspectFacades();
if (inspected.outdated) console.error(adviceOn(inspected));
process.exitCode = inspected.outdated ? 1 : 0;
