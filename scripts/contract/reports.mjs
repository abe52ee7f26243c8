/**
 * What a façade promises at a version of the contract, written down for people and for the next
 * comparison: shared/contract/<façade>.api.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { compareVersions } from 'compare-versions';
import { projectPath } from '../webpack/paths.mjs';
import { contractVersion, FACADES } from '../webpack/shared-modules.mjs';
import { isExtended, readFacade } from './declarations.mjs';

const read = (path) => readFileSync(projectPath(path), 'utf8');

const folderOf = (facade) => facade.split('/').at(-1);

/** The text of a façade's report, by the declarations that `tsc -b` has emitted. */
function reportOf(facade) {
  const packages = new Set();
  const packageOf = (specifier) => {
    const name = packageName(specifier);
    const { version } = JSON.parse(read(`node_modules/${name}/package.json`));
    packages.add(`${name} ${version.split('.')[0]}`);
    return name;
  };
  const entry = `${folderOf(facade)}/index.d.ts`;
  const { files } = readFacade((path) => read(`shared/.types/${path}`), entry, packageOf);
  return writeReport({ facade, version: contractVersion, packages: [...packages].sort(), files });
}

/**
 * Each façade's report: where it is, what it says (null if there is none) and what it has to say, and
 * what that calls for.
 */
export function inspectFacades() {
  const reports = FACADES.map((facade) => {
    const path = `shared/contract/${folderOf(facade)}.api.md`;
    const before = existsSync(projectPath(path)) ? read(path) : null;
    return { facade, path, before, now: reportOf(facade) };
  });
  return { reports, ...compareReports(reports, contractVersion) };
}

/** What to do about changes, in words. */
export const adviceOn = ({ changes, needed }) =>
  [
    ...changes.map((change) => `${change}.`),
    needed
      ? `Raise the version in shared/package.json to ${needed}, run npm install, then npm run contract.`
      : 'Run npm run contract.',
  ].join('\n');

const INTRODUCTION = `What remotes can rely on: every export, with all that it mentions in this project. Written by
\`npm run contract\`, compared by \`npm run check\`.`;

const FENCE = '```';

/**
 * @param {{ facade: string, version: string, packages: string[],
 *   files: { path: string, text: string }[] }} facts
 */
export const writeReport = ({ facade, version, packages, files }) =>
  [
    `# ${facade} ${version}`,
    INTRODUCTION,
    `Packages whose types count: ${packages.join(', ')}.`,
    ...files.map(({ path, text }) => `## ${path}\n${FENCE}ts\n${text.trimEnd()}\n${FENCE}`),
  ]
    .join('\n\n')
    .concat('\n');

/** What a report says: its version, and what each export promised. Its first file is the entry. */
function readReport(text) {
  const [head, ...sections] = text.split('\n## ');
  const files = new Map(sections.map(readSection));
  const [entry] = files.keys();
  const [, version] = /^# \S+ (\S+)$/m.exec(head);
  const packages = new Map(
    /^Packages whose types count: (.+)\.$/m
      .exec(head)[1]
      .split(', ')
      .map((one) => one.split(' ')),
  );
  const packageOf = (specifier) => {
    const name = packageName(specifier);
    return `${name} ${packages.get(name)}`;
  };
  return { version, ...readFacade((path) => files.get(path), entry, packageOf) };
}

function readSection(section) {
  const [path, , ...lines] = section.split('\n');
  return [path, lines.slice(0, lines.indexOf(FENCE)).join('\n')];
}

/** From react-hot-toast/headless to react-hot-toast. */
export const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * What became of the promises of the façades, and which version of the contract that calls for.
 * @param {readonly { facade: string, before: string | null, now: string }[]} reports the text of each
 *   façade's report as it is, and as it would be written now
 * @param {string} version of the contract now
 * @returns {{ changes: string[], needed: string | null, outdated: boolean }} `needed` is the version to
 *   raise the contract to before the reports may be written, null if the version will do
 */
export function compareReports(reports, version) {
  const known = reports.filter(({ before }) => before !== null);
  const changes = known.flatMap(({ facade, before, now }) =>
    changesOf(facade, readReport(before).promises, readReport(now).promises),
  );
  const versions = known.map(({ before }) => readReport(before).version);
  const outdated = changes.length > 0 || versions.some((former) => former !== version);
  return {
    changes: changes.map(({ says }) => says),
    needed: known.length > 0 ? neededVersion(versions[0], version, changes) : null,
    outdated: outdated || known.length < reports.length,
  };
}

/** One for each export that is not as before. What only gains something breaks nothing, everything else may. */
function changesOf(facade, before, now) {
  const removed = [...before.keys()].filter((name) => !now.has(name));
  const added = [...now.keys()].filter((name) => !before.has(name));
  const common = [...now.keys()].filter((name) => before.has(name));
  const different = common.filter((name) => !isSame(before.get(name), now.get(name)));
  const changed = different.filter((name) => !isMore(before.get(name), now.get(name)));
  const extended = different.filter((name) => !changed.includes(name));
  return [
    ...removed.map((name) => ({ breaks: true, says: `${name} was removed from ${facade}` })),
    ...changed.map((name) => ({ breaks: true, says: `${name} of ${facade} was changed` })),
    ...extended.map((name) => ({ breaks: false, says: `${name} of ${facade} was extended` })),
    ...added.map((name) => ({ breaks: false, says: `${name} was added to ${facade}` })),
  ];
}

const isSame = (before, now) =>
  sameTexts(before.declarations, now.declarations) && sameTexts(before.others, now.others);

const sameTexts = (before, now) =>
  before.size === now.size && [...before.keys()].every((text) => now.has(text));

/** Whether all that was promised still is; what is new then hangs on new optional members. */
function isMore(before, now) {
  const candidates = [...now.declarations.values()];
  const declared = [...before.declarations.values()].every(({ name, statement }) =>
    candidates.some((one) => one.name === name && isExtended(statement, one.statement)),
  );
  return declared && [...before.others].every((other) => now.others.has(other));
}

function neededVersion(former, version, changes) {
  if (changes.length === 0) return compareVersions(version, former) < 0 ? former : null;
  const [major, minor] = numbersOf(former);
  const [majorNow, minorNow] = numbersOf(version);
  if (majorNow > major) return null;
  if (changes.some(({ breaks }) => breaks)) return `${major + 1}.0.0`;
  return majorNow === major && minorNow > minor ? null : `${major}.${minor + 1}.0`;
}

const numbersOf = (version) => version.split('.').map(Number);
