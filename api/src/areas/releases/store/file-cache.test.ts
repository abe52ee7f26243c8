import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIRST, storeTestRelease } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createFileCache } from './file-cache.ts';
import { filesIn } from './release-files.repository.ts';

test('processes in containers, which have the same number, fetch a release into one folder, and nothing of it is missing', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await storeTestRelease(database, { unit: 'mfe-a', version: FIRST });
  const caches = Array.from({ length: 8 }, () => createFileCache(database, folder));
  await Promise.all(caches.map((cache) => cache.file('mfe-a', FIRST, 'release.json')));

  const stored = await filesIn(database.kysely, 'mfe-a', FIRST);
  const fetched = await readdir(path.join(folder, 'mfe-a', FIRST), { recursive: true });
  expect(fetched.sort()).toEqual(stored.map((file) => file.path).sort());
  await database.close();
  await rm(folder, { recursive: true });
});
