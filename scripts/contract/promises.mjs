/**
 * What the owner of a contract promises to remotes of others: the members that they import, with all that these mention.
 * Written down in shared/contract/promises.json, so that nobody breaks it without hearing whose pages that's about.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectPath, REMOTES } from '../webpack/paths.mjs';
import { readFacade } from './declarations.mjs';

/** Whose remotes follow a contract at once, since the same people change both. The shell's are everybody's. */
const OWNERS = {
  composition: ['shell'],
  practice: ['mfe-roadmaps'],
  identity: ['mfe-auth', 'mfe-profile'],
  editorial: ['mfe-articles', 'mfe-admin'],
  releases: ['mfe-admin'],
};

export const PROMISES = 'shared/contract/promises.json';

/**
 * @typedef {Record<string, { usedBy: string[], promise: string }>} Members by their name, with the remotes of others that
 *   import them, and a hash of what they are
 * @typedef {Record<string, Members>} Promises by the owner's folder in shared/contracts
 */

/** @returns {{ before: Promises | null, now: Promises }} as they were written down, and as they are */
export function inspectPromises() {
  const file = projectPath(PROMISES);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const imports = REMOTES.flatMap((remote) =>
    sourcesOf(remote).flatMap((text) => importsIn(text).map((one) => ({ ...one, remote }))),
  );
  const now = Object.keys(OWNERS).map((owner) => {
    const usedBy = usersOf(owner, imports);
    const declarations = (path) => readFileSync(projectPath(`shared/.types/${path}`), 'utf8');
    const entry = `contracts/${owner}/index.d.ts`;
    const { promises } = readFacade(declarations, entry, (name) => name, usedBy);
    return [owner, membersOf(promises, usedBy)];
  });
  return { before, now: Object.fromEntries(now) };
}

function sourcesOf(remote) {
  const folder = projectPath(`${remote}/src`);
  return readdirSync(folder, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

const IMPORT = /import (?:type )?\{([^}]*)\} from '@site\/shared\/contracts\/(\w+)'/g;

/** What a source imports of contracts, by name. */
export const importsIn = (text) =>
  [...text.matchAll(IMPORT)].flatMap(([, names, owner]) =>
    names
      .split(',')
      .map((name) =>
        name
          .replace(/\btype\b/, '')
          .split(' as ')[0]
          .trim(),
      )
      .filter(Boolean)
      .map((name) => ({ owner, name })),
  );

/** Member → the remotes of others that import it. */
function usersOf(owner, imports) {
  const usedBy = new Map();
  for (const { name, remote } of imports.filter((one) => one.owner === owner)) {
    if (OWNERS[owner].includes(remote)) continue;
    usedBy.set(name, new Set([...(usedBy.get(name) ?? []), remote]));
  }
  return usedBy;
}

const membersOf = (promises, usedBy) =>
  Object.fromEntries(
    [...promises].sort(byName).map(([name, { declarations, others }]) => {
      const texts = [...declarations.keys(), ...others].sort().join('\n');
      const promise = createHash('sha256').update(texts).digest('hex').slice(0, 12);
      return [name, { usedBy: [...usedBy.get(name)].sort(), promise }];
    }),
  );

const byName = ([one], [other]) => (one < other ? -1 : 1);

/**
 * What to do about promises that aren't as they were written down, in words: which are broken, whose they are, and whom
 * that's about.
 * @param {Promises | null} before
 * @param {Promises} now
 */
export const adviceOnPromises = (before, now) =>
  [...broken(before ?? {}, now), 'Run npm run contract, and commit what it writes.'].join('\n');

const broken = (before, now) =>
  Object.entries(before).flatMap(([owner, members]) =>
    Object.entries(members)
      // What nobody else imports any more was promised to nobody.
      .filter(([name, { promise }]) => (now[owner]?.[name]?.promise ?? promise) !== promise)
      .map(
        ([name, { usedBy }]) =>
          `${name} of @site/shared/contracts/${owner} was changed. It belongs to ${OWNERS[owner].join(' and ')}, and ${usedBy.join(' and ')} ${usedBy.length > 1 ? 'use' : 'uses'} it: agree on that first.`,
      ),
  );
