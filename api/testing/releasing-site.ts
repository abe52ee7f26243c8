import type { Agent } from './agent.ts';
import { FIRST, storeTestRelease } from './stored-releases.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface ReleasingSite extends TestApp {
  /** A program with every right for every unit. */
  owners: Agent & { name: string };
  promote(unit: string, version: string, why?: string): ReturnType<Agent['get']>;
  /**
   * Makes the first version of another remote live, and stores these, so that a test changes a remote of its own.
   * @returns its name
   */
  addRemote(...stored: string[]): Promise<string>;
}

/** An API on which the shell and these remotes are live. */
export const createReleasingSite = (...remotes: string[]) =>
  createReleasingSiteWith({}, ...remotes);

/** The same, configured with these variables. */
export async function createReleasingSiteWith(
  env: Record<string, string>,
  ...remotes: string[]
): Promise<ReleasingSite> {
  const site = await createTestApp(env);
  const owners = await site.team();
  const promote = (unit: string, version: string, why?: string) =>
    owners.post('/v1/releases/promotions', { unit, version, why });
  const store = (unit: string, version: string) =>
    storeTestRelease(site.database, { unit, version });
  const goLive = async (unit: string) => {
    await store(unit, FIRST);
    await promote(unit, FIRST);
  };
  for (const unit of ['shell', ...remotes]) await goLive(unit);
  let added = 0;
  const addRemote = async (...stored: string[]) => {
    added += 1;
    // Names are of letters alone.
    const unit = `mfe-${'r'.repeat(added)}`;
    await goLive(unit);
    for (const version of stored) await store(unit, version);
    return unit;
  };
  return { ...site, owners, promote, addRemote };
}
