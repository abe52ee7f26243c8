import { PGlite, types } from '@electric-sql/pglite';
import type { Supply } from './protocol.ts';

/** Values arrive as PostgreSQL writes them, whatever their type. */
const asWritten = Object.fromEntries(
  Object.values(types)
    .filter((oid) => typeof oid === 'number')
    .map((oid) => [oid, (text: string) => text]),
);

/** Opens a database in memory. Nothing of it outlives the worker. */
export async function openDatabase({ engine, share, cluster }: Supply): Promise<PGlite> {
  return PGlite.create({
    pgliteWasmModule: engine,
    // Nothing is initialised, since the database is there. Without a module, PGlite would fetch its own.
    initdbWasmModule: engine,
    fsBundle: new Blob([share]),
    loadDataDir: new Blob([cluster], { type: 'application/x-tar' }),
    parsers: asWritten,
  });
}
