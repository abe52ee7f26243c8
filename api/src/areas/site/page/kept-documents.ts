/** Documents of visitors on disk, so that a process begins with the ones that were requested most often. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PageDocument } from './page-view.ts';

export interface KeptDocument {
  key: string;
  facts: Pick<PageDocument, 'kind' | 'status' | 'inline' | 'isStopgap'> & {
    /** null unless the address exists. */
    etag: string | null;
  };
  /** The document, compressed with brotli. */
  packed: Buffer;
  manifestId: string;
  /** What it loads. */
  versions: { shell: string; remotes: Record<string, string> };
  /** What it was made from. */
  sources: { address: string; mark: string; isFollowed: boolean }[];
}

/** Raise it with the shape of a document: another one is left alone. */
const FORMAT = 1;

/** Empty if there are none, or none that this code understands. */
export async function readKeptDocuments(file: string): Promise<KeptDocument[]> {
  try {
    const { format, documents } = deserialize(await readFile(file));
    return format === FORMAT ? documents : [];
  } catch {
    return [];
  }
}

/** All of them or none: another process may read or write the same file. */
export async function writeKeptDocuments(
  file: string,
  documents: readonly KeptDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const kept = documents.map(({ key, facts, packed, manifestId, versions, sources }) => ({
    key,
    facts,
    packed,
    manifestId,
    versions,
    sources,
  }));
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, serialize({ format: FORMAT, documents: kept }));
  await rename(temporary, file);
}
