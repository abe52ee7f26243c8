/**
 * `node scripts/contract/check.mjs`: whether the façades promise what their reports say, and the owners of contracts what
 * others' remotes rely on; non-zero if not.
 */
import { isDeepStrictEqual } from 'node:util';
import { adviceOnPromises, inspectPromises } from './promises.mjs';
import { adviceOn, inspectFacades } from './reports.mjs';

const inspected = inspectFacades();
const { before, now } = inspectPromises();
const isKept = isDeepStrictEqual(before, now);
if (inspected.outdated) console.error(adviceOn(inspected));
if (!isKept) console.error(adviceOnPromises(before, now));
process.exitCode = inspected.outdated || !isKept ? 1 : 0;
