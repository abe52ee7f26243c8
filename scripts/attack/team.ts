import { randomUUID } from 'node:crypto';
import { releaseRights } from '@site/shared/contracts/composition';
import { ALL_UNITS } from '@site/shared/contracts/releases';
import { withStore } from '../../e2e/fixtures/releases.ts';
import type { Person } from './client.ts';

/** A program with every right, with a token of its own, since the token may be revoked. */
export const newTeam = (dataDir: string): Promise<Person> =>
  withStore({ dataDir }, async ({ tokens }) => {
    const name = `team ${randomUUID()}`;
    const rights = [...releaseRights];
    const { token } = await tokens.create({ name, unit: ALL_UNITS, rights, days: 1 });
    return { headers: { authorization: `Bearer ${token}` } };
  });
