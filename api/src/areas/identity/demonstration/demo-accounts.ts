import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoCredentials, NewAdmin } from '@site/shared/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config/config.ts';
import type { Context } from '../../../context.ts';
import type { DB } from '../../../database/tables.ts';
import { revokeSessionsOf } from '../../../session/own-sessions.repository.ts';
import { deleteSessionsOf } from '../admins/admin-sessions.repository.ts';
import { deleteInvitationsBy } from '../admins/invitations.repository.ts';
import { registerAdmin } from '../admins/operator.ts';
import { insertAccount } from '../auth/accounts.repository.ts';
import { dropTokens } from '../auth/mail-tokens.repository.ts';
import { hashPassword } from '../passwords/hash-password.ts';

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
  const opened = accounts.map(({ role, email, password }) => {
    const open = role === 'Administrator' ? openDemoAdmin : openDemoLearner;
    return open(database.kysely, { email, password, name: `Demo ${role}` });
  });
  await Promise.all(opened);
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

/** Makes sure that the demonstration learner exists and signs in with this password. */
async function openDemoLearner(
  kysely: Kysely<DB>,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<void> {
  const password_hash = await hashPassword(password);
  const account = { email, name, password_hash, email_verified_at: new Date() };
  const made = await insertAccount(kysely, { ...account, demonstration: true });
  if (made) return;
  await kysely
    .updateTable('users')
    .set({ password_hash })
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('demonstration', '=', true)
    .execute();
}

/**
 * Shuts the demonstration learners out: no password, no provider and no link signs in to their accounts,
 * and all sessions end. What they wrote stays.
 */
async function shutDemoLearners(kysely: Kysely<DB>): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    const learners = await transaction
      .updateTable('users')
      .set({ password_hash: null })
      .where('demonstration', '=', true)
      .returning('id')
      .execute();
    for (const { id } of learners) {
      await transaction.deleteFrom('user_identities').where('user_id', '=', id).execute();
      await dropTokens(transaction, id);
      await revokeSessionsOf(transaction, id);
    }
  });
}

/** Makes sure that the demonstration administrator exists and signs in with this password. */
async function openDemoAdmin(kysely: Kysely<DB>, person: NewAdmin): Promise<void> {
  const { numUpdatedRows } = await kysely
    .updateTable('admins')
    .set({ password_hash: await hashPassword(person.password) })
    .where(sql<string>`lower(email)`, '=', person.email.toLowerCase())
    .where('demonstration', '=', true)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await registerAdmin(kysely, person, { demonstration: true });
}

/** Shuts the demonstration administrators out and ends all their sessions and invitations. */
async function shutDemoAdmins(kysely: Kysely<DB>): Promise<void> {
  const nobodysPassword = await hashPassword(randomUUID());
  await kysely.transaction().execute(async (transaction) => {
    const admins = await transaction
      .updateTable('admins')
      .set({ password_hash: nobodysPassword })
      .where('demonstration', '=', true)
      .returning('id')
      .execute();
    for (const { id } of admins) {
      await deleteSessionsOf(transaction, id);
      await deleteInvitationsBy(transaction, id);
    }
  });
}
