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
// Small, since most of it is fetched, hashed and unpacked before anyone's first query: a short log without the files
// that are preallocated, and no templates of other databases. And quick to start: 128 MiB of buffers, as
// they come, would be most of its work, and of its memory.
const database = await PGlite.create({
  initDbStartParams: ['--wal-segsize=1', '--set', 'shared_buffers=16MB'],
});
const { rows } = await database.query(
  'select oid from pg_database where datname <> current_database()',
);
await database.exec('checkpoint');
const {
  rows: [log],
} = await database.query('select pg_walfile_name(pg_current_wal_lsn()) as name');
const { FS } = database.Module;
const filesIn = (folder) =>
  FS.readdir(folder)
    .map((name) => `${folder}/${name}`)
    .filter((path) => FS.isFile(FS.stat(path).mode));
const unneeded = [
  ...rows.flatMap(({ oid }) => filesIn(`/pglite/data/base/${oid}`)),
  ...filesIn('/pglite/data/pg_wal').filter((path) => !path.endsWith(log.name)),
];
for (const path of unneeded) FS.unlink(path);
const archive = await database.dumpDataDir('none');
await writeFile(target, new Uint8Array(await archive.arrayBuffer()));
process.exit(0);
