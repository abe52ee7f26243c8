/** The files of releases on this machine's disk, as the database has them. Each process caches what it serves. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@site/shared/contracts/composition';
import type { Database } from '../../../database/database.ts';
import { releasesIn } from './next-manifest.ts';
import { filesIn, readStoredFile } from './release-files.repository.ts';

export interface FileCache {
  /** Fetches a folder of a microfrontend unless it is there. False if no release has it. */
  folder(microfrontend: string, folder: string): Promise<boolean>;
  /** Fetches what a release manifest names. */
  of(manifest: ReleaseManifest): Promise<void>;
}

export function createFileCache(
  { kysely }: Pick<Database, 'kysely'>,
  releasesDir: string,
): FileCache {
  const underWay = new Map<string, Promise<boolean>>();

  async function fetchFolder(microfrontend: string, folder: string): Promise<boolean> {
    const files = await filesIn(kysely, microfrontend, folder);
    if (files.length === 0) return false;
    const target = path.join(releasesDir, microfrontend, folder);
    // By chance, as processes in containers have the same number.
    const copy = path.join(releasesDir, microfrontend, `.${folder}.${randomUUID()}`);
    try {
      for (const { path: name, integrity } of files) {
        const file = path.join(copy, name);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, await readStoredFile(kysely, integrity));
      }
      await rename(copy, target);
    } catch (error) {
      await rm(copy, { recursive: true, force: true });
      // Another process on this machine was quicker.
      if (!existsSync(target)) throw error;
    }
    return true;
  }

  function folderOf(microfrontend: string, folder: string): Promise<boolean> {
    const target = path.join(releasesDir, microfrontend, folder);
    const fetching = underWay.get(target);
    if (fetching) return fetching;
    if (existsSync(target)) return Promise.resolve(true);
    const started = fetchFolder(microfrontend, folder).finally(() => underWay.delete(target));
    underWay.set(target, started);
    return started;
  }

  return {
    folder: folderOf,
    async of(manifest) {
      for (const [unit, { version }] of Object.entries(releasesIn(manifest))) {
        await folderOf(unit, version);
      }
    },
  };
}
