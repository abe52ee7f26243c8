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
  const shell = { ...set.shell, base: BASE, files, entry, shared: {} };
  const bundled = ([name, remote]) => [name, bundledRemote(remote, name, { files, stats })];
  const remotes = Object.fromEntries(Object.entries(set.remotes).map(bundled));
  await writeFile(join(store, 'set.json'), JSON.stringify({ ...set, shell, remotes }));
}

/** The chunks of the remote's routes: the first in the place of its entry, since a document names one. */
function bundledRemote(remote, name, { files, stats }) {
  const { js, css } = byType(stats.namedChunkGroups[chunkNameOf(name, './routes')].assets);
  const [entry, ...rest] = js;
  const hashes = [...js, ...css].map((file) => [file, files[file]]);
  const exposes = { ...remote.exposes, './routes': { js: rest, css } };
  return { ...remote, base: BASE, entry, exposes, files: Object.fromEntries(hashes) };
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
