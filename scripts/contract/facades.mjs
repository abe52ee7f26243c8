/** The façades as they stand in the sources, beside what their reports say. */
import { existsSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';
import { contractVersion, FACADES } from '../webpack/shared-modules.mjs';
import { readFacade } from './declarations.mjs';
import { compareReports, packageName, writeReport } from './reports.mjs';

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
