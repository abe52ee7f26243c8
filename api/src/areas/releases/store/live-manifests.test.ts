import { makeLive } from '../../../../testing/make-live.ts';
import { releasedMicrofrontends } from '../../../../testing/released-microfrontends.ts';
import { testSigner } from '../../../../testing/signer.ts';
import { FIRST, SECOND, THIRD } from '../../../../testing/stored-releases.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../database/database.ts';
import { leadOn, signWithCurrentKey } from './change-live.ts';
import { restore } from './live-changes.ts';
import { findHistory } from './live-history.repository.ts';
import { latestSigned } from './live-manifests.repository.ts';
import { manifestSigner } from './manifest-signer.ts';

let database: Database & { url: string };
let microfrontends: ReturnType<typeof releasedMicrofrontends>;
beforeAll(async () => {
  database = await createTestDatabase();
  microfrontends = releasedMicrofrontends(database);
});
beforeEach(() => microfrontends.clear());
afterAll(() => database.close());

describe('the history of what was live', () => {
  beforeEach(async () => {
    const { manifestId } = await microfrontends.everythingLive();
    await microfrontends.versionsOf('mfe-a', SECOND);
    await microfrontends.versionsOf('mfe-b', SECOND, THIRD);
    await microfrontends.back('mfe-b');
    await microfrontends.store('mfe-c', FIRST);
    await microfrontends.goLive(['mfe-c', FIRST]);
    await restore({ kysely: database.kysely, signer: testSigner }, manifestId, {
      by: 'Asha',
      why: 'The sale begins.',
    });
  });

  const history = (query: Partial<Parameters<typeof findHistory>[1]> = {}) =>
    findHistory(database.kysely, { before: undefined, limit: 20, unit: undefined, ...query });

  test('lists every change, the newest first: who made it, why, and from which version to which', async () => {
    const entries = await history();
    expect(entries.map(({ sequence, action }) => `${sequence} ${action}`)).toEqual([
      '7 restore',
      '6 promote',
      '5 rollback',
      '4 promote',
      '3 promote',
      '2 promote',
      '1 promote',
    ]);
    expect(entries[0]).toEqual({
      manifestId: (await microfrontends.live()).manifestId,
      approvedBy: null,
      approvedByAdministrator: false,
      beforeId: entries[1]?.manifestId,
      sequence: 7,
      madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
      by: 'Asha',
      byAdministrator: false,
      action: 'restore',
      why: 'The sale begins.',
      withdrawn: null,
      withdrawnSince: [],
      changes: [
        { unit: 'mfe-a', from: SECOND, to: FIRST },
        { unit: 'mfe-b', from: SECOND, to: FIRST },
        { unit: 'mfe-c', from: FIRST, to: null },
      ],
    });
    expect(entries[2]).toMatchObject({
      why: null,
      changes: [{ unit: 'mfe-b', from: THIRD, to: SECOND }],
    });
    expect(entries[6]?.beforeId).toBeNull();
    expect(entries[6]?.changes).toContainEqual({ unit: 'shell', from: null, to: FIRST });
  });

  test('can be read in pages, and of one microfrontend', async () => {
    const sequences = async (query: Parameters<typeof history>[0]) =>
      (await history(query)).map(({ sequence }) => sequence);
    expect(await sequences({ limit: 3 })).toEqual([7, 6, 5]);
    expect(await sequences({ limit: 3, before: 5 })).toEqual([4, 3, 2]);
    expect(await sequences({ unit: 'mfe-a' })).toEqual([7, 2, 1]);
    expect(await sequences({ unit: 'mfe-b', before: 5, limit: 1 })).toEqual([4]);
    expect(await sequences({ unit: 'mfe-none' })).toEqual([]);
  });

  test('also lists release manifests of another schema', async () => {
    await makeLive(database, { schemaVersion: 99, remotes: 'none' });
    expect((await history({ limit: 1 }))[0]).toMatchObject({ sequence: 8, changes: [] });
  });
});

describe('the key that signs what is live', () => {
  beforeEach(() => microfrontends.everythingLive());

  const OLD = Buffer.alloc(32, 'a key of tests');
  const NEW = Buffer.alloc(32, 'another key');

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
    await microfrontends.versionsOf('mfe-a', SECOND);
    expect((await microfrontends.live()).sequence).toBe((after?.sequence ?? 0) + 1);
  });
});
