import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoCredentials } from '@site/shared/contracts';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../context.ts';
import {
  openDemoAdmin,
  openDemoLearner,
  shutDemoAdmins,
  shutDemoLearners,
} from '../../identity/index.ts';

export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

/** Who there is, by role. */
const addresses = {
  Learner: 'learner@demo.example',
  Administrator: 'admin@demo.example',
} as const;

/**
 * The accounts with which a fresh machine can be tried out. Their passwords are made once for each
 * installation and stored beside its data, readable by its owner only. For demonstration mode alone.
 */
export async function ensureDemoAccounts({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<DemoAccount[]> {
  const accounts = await completeAccounts(fileOf(config));
  for (const { role, email, password } of accounts) {
    const open = role === 'Administrator' ? openDemoAdmin : openDemoLearner;
    await open(database.kysely, { email, password, name: `Demo ${role}` });
  }
  return accounts;
}

/**
 * Shuts the demonstration accounts: nobody can sign in with them, and everyone who has is signed out. Their
 * passwords are forgotten; if demonstration mode comes back, it begins with new ones.
 */
export async function shutDemoAccounts({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<void> {
  await shutDemoLearners(database.kysely);
  await shutDemoAdmins(database.kysely);
  // The file goes with the embedded database beside it, not with a server.
  if (config.databaseUrl === null) await rm(fileOf(config), { force: true });
}

/** The administrator that the sign-in page shows; null if none was made. */
export async function findDemoAdmin(config: Config): Promise<DemoCredentials | null> {
  const accounts = await readAccounts(fileOf(config));
  const admin = accounts.find(({ role }) => role === 'Administrator');
  return admin ? { email: admin.email, password: admin.password } : null;
}

const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'demo-accounts.json');

async function readAccounts(file: string): Promise<DemoAccount[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Adds to what there is: an installation of an earlier version lacks some roles. */
async function completeAccounts(file: string): Promise<DemoAccount[]> {
  const known = await readAccounts(file);
  const missing = Object.entries(addresses)
    .filter(([role]) => !known.some((account) => account.role === role))
    .map(([role, email]) => ({ role, email, password: randomPassword() }));
  const accounts = [...known, ...missing];
  if (missing.length > 0) await writeAccounts(file, accounts);
  return accounts;
}

/** Renamed into place, so that nobody ever reads half of it. */
async function writeAccounts(file: string, accounts: DemoAccount[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  await rename(draft, file);
}

/** Random letters and digits, with one of each kind that the password rule requires. */
const randomPassword = () => `${randomBytes(9).toString('base64').replace(/[+/]/g, 'x')}a1!`;
