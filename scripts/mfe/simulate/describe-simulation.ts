import { isBroken, type Outcome, type Simulation } from './breaks.ts';

/** For people: what would break and why, then what is unknown. */
export function describeSimulation({ site, change, remotes }: Simulation): string {
  const broken = remotes.filter(isBroken);
  const count = `${broken.length === 0 ? 'none' : broken.length} of the ${remotes.length} remotes`;
  return [
    `${change} would break ${count} that are live on ${site}.`,
    ...broken.flatMap(reasons).map((line) => `  ${line}`),
    ...remotes.flatMap(doubts),
  ].join('\n');
}

function reasons({ unit, version, contract, versions, missing, overlaps }: Outcome): string[] {
  const name = `${unit} ${version}`;
  return [
    ...(contract ? [`${name} needs contract ${contract.needs}, not ${contract.offered}`] : []),
    ...versions.map(({ module, needs, offered }) =>
      offered === null
        ? `${name} needs ${module} ${needs}, which wouldn't be shared`
        : `${name} needs ${module} ${needs}, not ${offered}`,
    ),
    ...Object.entries(missing).flatMap(([module, exports]) =>
      exports.map((one) => `${name} uses ${one} of ${module}`),
    ),
    ...overlaps.map(
      ([one, other]) =>
        `${name}: ${one.path} of ${one.owner} and ${other.path} of ${other.owner} overlap`,
    ),
  ];
}

const doubts = ({ unit, version, unsure, unsureVersions }: Outcome): string[] => [
  ...unsure.map(
    (module) =>
      `${unit} ${version} doesn't name all that it uses of ${module}: prove the change in a browser.`,
  ),
  ...unsureVersions.map(
    (module) =>
      `${unit} ${version} doesn't say clearly which versions of ${module} it takes: prove the change in a browser.`,
  ),
];
