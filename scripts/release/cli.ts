/**
 * npm run release -- publish <unit>…        build what changed of these units and make it live
 * npm run release -- switch <unit> <version> make a stored version live
 * npm run release -- rollback <unit>         go back to the version that was live before
 * npm run release -- list                    what is live and what is stored
 */
import { build } from '../build.mjs';
import { SHELL, UNITS } from '../webpack/paths.mjs';
import { goLive, publish, rollBack } from './live-set.ts';
import { readSet, storedVersions } from './store.ts';

const [command, ...args] = process.argv.slice(2);

const knownUnit = (unit: string | undefined): string => {
  if (unit && UNITS.includes(unit)) return unit;
  throw new Error(`Name a unit: ${UNITS.join(', ')}.`);
};

async function list() {
  const set = await readSet();
  for (const unit of UNITS) {
    const live = unit === SHELL ? set?.shell.version : set?.remotes[unit]?.version;
    const others = (await storedVersions(unit)).filter((version) => version !== live);
    console.log(
      `${unit}  live ${live ?? 'nothing'}${others.length ? `, stored ${others.join(', ')}` : ''}`,
    );
  }
}

async function run() {
  switch (command) {
    case 'publish': {
      const units = args.map(knownUnit);
      if (units.length === 0) knownUnit(undefined);
      await build(units, (unit, seconds) =>
        console.log(`  ${unit} built in ${seconds.toFixed(1)} s`),
      );
      return publish(units);
    }
    case 'switch':
      if (!args[1])
        throw new Error('Name the version: npm run release -- list shows what is stored.');
      return goLive([[knownUnit(args[0]), args[1]]]);
    case 'rollback':
      return rollBack(knownUnit(args[0]));
    case 'list':
      return list();
    default:
      throw new Error('Use publish, switch, rollback or list.');
  }
}

try {
  const set = await run();
  if (set) console.log(`Set ${set.setId} is live.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
