import { rules } from './rules.mjs';

/**
 * The names of the rules that an import breaks.
 * @param {string} importer relative to the project
 * @param {{ specifier: string, path: string | null, packageName: string | null }} imported
 */
export const brokenRules = (importer, imported) =>
  rules.filter((rule) => binds(rule, importer) && !allows(rule, importer, imported));

const binds = ({ from, except }, importer) => from.test(importer) && !except?.test(importer);

function allows(rule, importer, { specifier, path, packageName }) {
  if (packageName) return allowsPackage(rule.packages, packageName);
  const pattern = (text) => new RegExp(fillIn(text, rule.from.exec(importer)));
  if (rule.only && !pattern(rule.only).test(path)) return false;
  if (rule.never && pattern(rule.never).test(path)) return false;
  const entersShared = path.startsWith('shared/') && folderOf(path) !== folderOf(importer);
  return !rule.entryPoints || !entersShared || rule.entryPoints.test(specifier);
}

/** `shared/ui` of `shared/ui/index.ts`: each package of shared is a folder. */
const folderOf = (path) => path.split('/').slice(0, 2).join('/');

function allowsPackage({ only, never } = {}, name) {
  return (!only || only.test(name)) && !never?.includes(name);
}

/** Puts what `from` captured in place of $1 and $2. */
const fillIn = (text, match) => text.replace(/\$(\d)/g, (_, place) => match[Number(place)]);
