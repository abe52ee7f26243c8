/** The files of releases on this machine's disk, as the database has them. Each process caches what it serves. */
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { Database } from '../../../database/database.ts';
import { compressedCopies } from './file-kinds.ts';
import { releasesIn } from './next-manifest.ts';
import { filesIn, readStoredFile, type StoredPath } from './release-files.repository.ts';

export interface FileCache {
  /**
   * Sees to it that a file and its compressed copies are on disk as long as they are in the database. False if no
   * release has it.
   */
  file(microfrontend: string, folder: string, name: string): Promise<boolean>;
  /** The same for all files of what a release manifest names. */
  of(manifest: ReleaseManifest): Promise<void>;
}

/** The files of a folder by their paths. They never change, but a folder that versions share gets further ones. */
type Folder = ReadonlyMap<string, StoredPath>;

export function createFileCache(
  { kysely }: Pick<Database, 'kysely'>,
  releasesDir: string,
): FileCache {
  const opened = new Map<string, Folder>();
  const underWay = new Map<string, Promise<Folder>>();

  /** Fetches what is missing or was cut: a disk was full, or somebody tidied up. */
  async function restore(target: string, files: Iterable<StoredPath>): Promise<void> {
    for (const file of files) {
      const name = path.join(target, file.path);
      if (statSync(name, { throwIfNoEntry: false })?.size === file.bytes) continue;
      const content = await readStoredFile(kysely, file.integrity);
      await mkdir(path.dirname(name), { recursive: true });
      await replaceFile(name, content);
    }
  }

  async function open(microfrontend: string, folder: string): Promise<Folder> {
    const files = await filesIn(kysely, microfrontend, folder);
    const target = path.join(releasesDir, microfrontend, folder);
    await restore(target, files);
    const byPath = new Map(files.map((file) => [file.path, file]));
    opened.set(target, byPath);
    return byPath;
  }

  function openOnce(microfrontend: string, folder: string): Promise<Folder> {
    const target = path.join(releasesDir, microfrontend, folder);
    const opening = underWay.get(target);
    if (opening) return opening;
    const started = open(microfrontend, folder).finally(() => underWay.delete(target));
    underWay.set(target, started);
    return started;
  }

  return {
    async file(microfrontend, folder, name) {
      const target = path.join(releasesDir, microfrontend, folder);
      const known = opened.get(target);
      const files = known?.has(name) ? known : await openOnce(microfrontend, folder);
      // What is removed from the database stays on disk as long as open pages may need it.
      if (files.size === 0) return existsSync(path.join(target, name));
      const names = [name, ...compressedCopies(name)];
      await restore(
        target,
        names.flatMap((one) => files.get(one) ?? []),
      );
      return files.has(name);
    },
    async of(manifest) {
      for (const [unit, { version }] of Object.entries(releasesIn(manifest))) {
        const target = path.join(releasesDir, unit, version);
        const known = opened.get(target);
        if (known) await restore(target, known.values());
        else await openOnce(unit, version);
      }
    },
  };
}

/** At once, so that nobody reads a part of it. Another process on this machine may do the same. */
async function replaceFile(name: string, content: Buffer): Promise<void> {
  const copy = path.join(path.dirname(name), `.${randomUUID()}`);
  try {
    await writeFile(copy, content);
    await rename(copy, name);
  } finally {
    await rm(copy, { force: true });
  }
}
