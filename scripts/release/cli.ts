/**
 * npm run release -- publish <unit>…        build what changed of these units, load it in a browser and make it live
 * npm run release -- switch <unit> <version> make a stored version live
 * npm run release -- rollback <unit>         go back to the version that was live before
 * npm run release -- list                    what is live and what is stored
 */
import { build } from '../build.mjs';
import { SHELL, UNITS } from '../webpack/paths.mjs';
import { goLive, publish, rollBack } from './live-manifest.ts';
import { readReleaseManifest, storedVersions } from './store.ts';

const [command, ...args] = process.argv.slice(2);

const oneOf = (units: readonly string[], unit: string | undefined): string => {
  if (unit && units.includes(unit)) return unit;
  throw new Error(`Name a unit: ${units.join(', ')}.`);
};

/** Those of this clone, which can be built here, and those that are live, wherever they were built. */
async function allUnits() {
  const manifest = await readReleaseManifest();
  return [...new Set([...UNITS, ...Object.keys(manifest?.remotes ?? {})])];
}

/** Brought when it's needed: a rollback waits for no browser. */
async function browserProof() {
  const { findChromium } = await import('../test/chromium.mjs');
  const { proofWith } = await import('./proof.ts');
  return proofWith(findChromium());
}

async function list() {
  const manifest = await readReleaseManifest();
  for (const unit of await allUnits()) {
    const live = unit === SHELL ? manifest?.shell.version : manifest?.remotes[unit]?.version;
    const others = (await storedVersions(unit)).filter((version) => version !== live);
    console.log(
      `${unit}  live ${live ?? 'nothing'}${others.length ? `, stored ${others.join(', ')}` : ''}`,
    );
  }
}

async function run() {
  switch (command) {
    case 'publish': {
      const units = args.length > 0 ? args : [undefined];
      const known = units.map((unit) => oneOf(UNITS, unit));
      const proof = await browserProof();
      await build(known, (unit, seconds) =>
        console.log(`  ${unit} built in ${seconds.toFixed(1)} s`),
      );
      return publish(known, proof);
    }
    case 'switch':
      if (!args[1])
        throw new Error('Name the version: npm run release -- list shows what is stored.');
      return goLive([[oneOf(await allUnits(), args[0]), args[1]]]);
    case 'rollback':
      return rollBack(oneOf(await allUnits(), args[0]));
    case 'list':
      return list();
    default:
      throw new Error('Use publish, switch, rollback or list.');
  }
}

try {
  const manifest = await run();
  if (manifest) console.log(`Release manifest ${manifest.manifestId} is live.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
