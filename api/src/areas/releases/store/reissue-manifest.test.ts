import { releasedUnits } from '../../../../testing/released-units.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { SECOND } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { latestSigned } from './live-manifests.repository.ts';
import { manifestSigner } from './manifest-signer.ts';
import { leadOn, signWithCurrentKey } from './reissue-manifest.ts';

const OLD = Buffer.alloc(32, 'a key of tests');
const NEW = Buffer.alloc(32, 'another key');

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await releasedUnits(database).everythingLive();
});
afterEach(() => database.close());

const liveBy = (...keys: Buffer[]) => latestSigned(database.kysely, manifestSigner(keys));

test('once a new key signs, the old one can be given up without a new release', async () => {
  const before = await liveBy(OLD);
  expect(await liveBy(NEW)).toBeNull();
  await signWithCurrentKey({ kysely: database.kysely, signer: manifestSigner([NEW, OLD]) });
  expect(await liveBy(NEW)).toEqual({ ...before, signature: expect.any(String) });
  expect(await liveBy(OLD)).toBeNull();
});

test('a key that nobody trusted is given nothing', async () => {
  await signWithCurrentKey({ kysely: database.kysely, signer: manifestSigner([NEW]) });
  expect(await liveBy(NEW)).toBeNull();
});

test('after a restoration the numbers go on far behind those that browsers may have seen', async () => {
  const before = await liveBy(OLD);
  await leadOn({ kysely: database.kysely, signer: testSigner }, 'The database was restored.');
  const after = await liveBy(OLD);
  expect(after?.sequence).toBeGreaterThan((before?.sequence ?? 0) + 100);
  expect(after?.remotes).toEqual(before?.remotes);
  const units = releasedUnits(database);
  await units.versionsOf('mfe-a', SECOND);
  expect((await units.live()).sequence).toBe((after?.sequence ?? 0) + 1);
});
