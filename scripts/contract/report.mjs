/**
 * What a façade promises at a version of the contract, written down for people and for the next
 * comparison: shared/contract/<façade>.api.md.
 */
import { readFacade } from './declarations.mjs';

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
export function readReport(text) {
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
