/**
 * Writes what an empty database consists of, as PostgreSQL leaves it: making one takes seconds, and a browser starts
 * from this one instead. In a process of its own, since clock and chance are fixed while it's made: two builds make the
 * same file, so nobody downloads it again because of a build.
 */
import crypto from 'node:crypto';
import { writeFile } from 'node:fs/promises';

const [target] = process.argv.slice(2);
const MOMENT = Date.UTC(2026, 0, 1);

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [MOMENT]));
  }

  static now() {
    return MOMENT;
  }
};
Math.random = () => 0.5;
performance.now = () => 0;
globalThis.crypto.getRandomValues = (array) => array.fill(7);
crypto.randomFillSync = (array) => array.fill(7);

const { PGlite } = await import('@electric-sql/pglite');
// Small, since most of it is fetched, hashed and unpacked before anybody's first query: a short log, and no templates of
// other databases.
const database = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
const { rows } = await database.query(
  'select oid from pg_database where datname <> current_database()',
);
await database.exec('checkpoint');
const { FS } = database.Module;
for (const { oid } of rows) {
  const folder = `/pglite/data/base/${oid}`;
  for (const name of FS.readdir(folder).slice(2)) FS.unlink(`${folder}/${name}`);
}
const archive = await database.dumpDataDir('none');
await writeFile(target, new Uint8Array(await archive.arrayBuffer()));
process.exit(0);
