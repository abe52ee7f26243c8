import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../webpack/paths.mjs';

const NOT_DOCS = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results']);

/**
 * Every Markdown file of the project, relative to it.
 * @returns {string[]}
 */
export function markdownFiles(folder = '') {
  return readdirSync(projectPath(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.isDirectory()) return NOT_DOCS.has(entry.name) ? [] : markdownFiles(`${path}/`);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

/**
 * The commands that a text names: scripts of npm by their name, programs of the project by their file,
 * and what follows the name of the release tool.
 * @returns {{ scripts: string[], files: string[], mfeVerbs: string[] }}
 */
export function commandsIn(text) {
  const scripts = [
    ...matches(text, /\bnpm run ([\w:-]+)/g),
    ...matches(text, /\bnpm (start|stop|test)\b/g),
  ];
  return {
    scripts,
    files: matches(text, /\b(?:node|tsx) ((?:[\w.-]+\/)+[\w.-]+\.(?:m?[jt]s))/g),
    mfeVerbs: matches(text, /\bnpm run mfe -- (\w+)/g),
  };
}

export const commandsOf = (path) => commandsIn(readFileSync(projectPath(path), 'utf8'));

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** The page with which a guide begins, up to its next chapter. */
export function firstPageOf(guide) {
  const text = readFileSync(projectPath(guide), 'utf8');
  const [, page] = text.split(/^## .*$/m);
  if (!text.includes('\n## Start here\n') || !page) throw new Error(`${guide} has no first page.`);
  return page;
}

/**
 * What a page has people type, line by line.
 * @returns {string[]}
 */
export const typedOn = (page) =>
  [...page.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, lines]) => lines.trim().split('\n'));
