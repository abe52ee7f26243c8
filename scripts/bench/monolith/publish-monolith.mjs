/**
 * Writes a set in which everything is the one bundle: the documents then carry the same data, and preload
 * the bundle's chunks where the composed ones preload a remote's files.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunkNameOf } from './loader-source.mjs';

const BASE = '/releases/shell/bundled/';

export async function publishMonolith({ composedStore, store, folder, stats }) {
  const set = JSON.parse(await readFile(join(composedStore, 'set.json'), 'utf8'));
  const files = await hashesOf(folder);
  const entry = byType(stats.entrypoints.main.assets);
  const own = (names) => Object.fromEntries(names.map((name) => [name, files[name]]));
  const shell = { ...set.shell, base: BASE, entry, shared: {} };
  shell.files = own([...entry.js, ...entry.css]);
  const names = Object.keys(set.remotes);
  const bundled = names.map((name) => bundledRemote(name, set.remotes[name], { own, stats }));
  // The page looks hashes up by folder. All share one here, so the last release named holds them all.
  bundled.at(-1).files = files;
  const remotes = Object.fromEntries(names.map((name, index) => [name, bundled[index]]));
  await writeFile(join(store, 'set.json'), JSON.stringify({ ...set, shell, remotes }));
}

/** The chunks of the remote's routes: the first in the place of its entry, since a document names one. */
function bundledRemote(name, remote, { own, stats }) {
  const { js, css } = byType(stats.namedChunkGroups[chunkNameOf(name, './routes')].assets);
  const [entry, ...rest] = js;
  const exposes = { './routes': { js: rest, css } };
  return { ...remote, base: BASE, entry, exposes, files: own([...js, ...css]) };
}

const byType = (assets) => ({
  js: assets.map(({ name }) => name).filter((name) => name.endsWith('.js')),
  css: assets.map(({ name }) => name).filter((name) => name.endsWith('.css')),
});

async function hashesOf(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const hash = async (name) => {
    const digest = createHash('sha384').update(await readFile(join(folder, name)));
    return [name, `sha384-${digest.digest('base64')}`];
  };
  return Object.fromEntries(await Promise.all(names.map(hash)));
}
