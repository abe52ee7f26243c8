import { PGlite, types } from '@electric-sql/pglite';
import type { Supply } from './protocol.ts';

/** Values are left as PostgreSQL's text, whatever their type. */
const asWritten = Object.fromEntries(
  Object.values(types)
    .filter((oid) => typeof oid === 'number')
    .map((oid) => [oid, (text: string) => text]),
);

/** Opens an in-memory database, which ends with the worker. */
export async function openDatabase({ engine, share, cluster }: Supply): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: engine,
    // The files contain an initialised database. Without a module, PGlite would fetch its own.
    initdbWasmModule: engine,
    fsBundle: new Blob([share]),
    loadDataDir: new Blob([cluster], { type: 'application/x-tar' }),
    parsers: asWritten,
  });
}
