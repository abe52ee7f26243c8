import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AdminRole } from '@site/shared/contracts/composition';
import { releaseRights } from '@site/shared/contracts/composition';
import { ALL_UNITS, type NewReleaseToken } from '@site/shared/contracts/releases';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { registerAdmin } from '../src/areas/identity/admins/operator.ts';
import { createReleaseTokens } from '../src/areas/releases/tokens/release-tokens.ts';
import { type Config, readConfig } from '../src/config/config.ts';
import type { Database } from '../src/database/database.ts';
import { type Agent, createAgent, createTeam } from './agent.ts';
import { MANIFEST_KEYS } from './signer.ts';
import { createTestDatabase, type SHIPPED, TEMPLATE } from './test-database.ts';

/** The whole API with its own database. */
export interface TestApp {
  app: FastifyInstance;
  database: Database & { url: string };
  config: Config;
  /** A browser that has never been here. */
  visitor(): Agent;
  /** A browser whose person has just signed up and in. */
  signUp(): Promise<Agent & { id: string }>;
  /** A browser whose person is an administrator, by default an owner, and has just signed in. */
  signInAdmin(role?: AdminRole): Promise<Agent & { id: string; email: string }>;
  /** A program that releases for a team, by default with every right for every unit. */
  team(token?: Partial<NewReleaseToken>): Promise<Agent & { id: string; name: string }>;
  close(): Promise<void>;
}

export const PASSWORD = 'sesame1$open';

/** Limits are so wide that only tests about them reach one. */
const defaults = { LOG_LEVEL: 'fatal', LIMITS_FACTOR: '1000', MANIFEST_KEYS };

/**
 * Starts the API as a process would, except that it does not listen.
 * @param template what its database has to begin with: no content, or all that is shipped
 */
export async function createTestApp(
  env: Record<string, string> = {},
  template: typeof TEMPLATE | typeof SHIPPED = TEMPLATE,
): Promise<TestApp> {
  // Made only if a release is served, and not by a test that names its own.
  const releasesDir = path.join(tmpdir(), `releases-${randomUUID()}`);
  const config = readConfig({ ...defaults, RELEASES_DIR: releasesDir, ...env });
  const database = await createTestDatabase(template);
  const app = await buildApp(config, database);
  const visitor = () => createAgent(app, config);
  let people = 0;
  let teams = 0;
  const signUp = async () => {
    people += 1;
    return signUpAs(visitor(), `learner${people}@example.org`);
  };
  const signInAdmin = async (role: AdminRole = 'owner') => {
    people += 1;
    return signInAsAdmin(visitor(), database, { email: `admin${people}@example.org`, role });
  };
  const tokens = createReleaseTokens(database);
  const team = async (facts: Partial<NewReleaseToken> = {}) => {
    teams += 1;
    const any = { name: `team ${teams}`, unit: ALL_UNITS, rights: [...releaseRights], days: 1 };
    const { id, name, token } = await tokens.create({ ...any, ...facts });
    return Object.assign(createTeam(app, config, token), { id, name });
  };
  const close = async () => {
    await app.close();
    await database.close();
    await rm(releasesDir, { recursive: true, force: true, maxRetries: 3 });
  };
  return { app, database, config, visitor, signUp, signInAdmin, team, close };
}

async function signUpAs(agent: Agent, email: string): Promise<Agent & { id: string }> {
  const person = { email, password: PASSWORD, name: 'Asha Rao' };
  await agent.post('/v1/auth/signup', person);
  const answer = await agent.post('/v1/auth/signin', { email, password: PASSWORD });
  return Object.assign(agent, { id: answer.json().id });
}

async function signInAsAdmin(
  agent: Agent,
  { kysely }: Database,
  { email, role }: { email: string; role: AdminRole },
): Promise<Agent & { id: string; email: string }> {
  await registerAdmin(kysely, { email, password: PASSWORD, name: 'Ravi Menon' }, { role });
  const answer = await agent.post('/v1/admins/auth/signin', { email, password: PASSWORD });
  return Object.assign(agent, { id: answer.json().id, email });
}
