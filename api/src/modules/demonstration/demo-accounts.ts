import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../../app.ts';
import { registerAccount } from '../auth/index.ts';

export interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

/**
 * The accounts with which a fresh machine can be tried out. Their passwords are made once for each
 * installation and kept beside its data, readable by its owner only. Nothing happens outside
 * demonstration mode.
 */
export async function ensureDemoAccounts({ config, database }: Context): Promise<DemoAccount[]> {
  if (!config.demo) return [];
  const file = path.join(config.dataDir, 'demo-accounts.json');
  const accounts = (await readAccounts(file)) ?? (await makeAccounts(file));
  for (const { email, password } of accounts) {
    await registerAccount(database.kysely, { email, password, name: 'Demo Learner' });
  }
  return accounts;
}

async function readAccounts(file: string): Promise<DemoAccount[] | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function makeAccounts(file: string): Promise<DemoAccount[]> {
  const learner = { role: 'Learner', email: 'learner@demo.example', password: randomPassword() };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify([learner], null, 2), { mode: 0o600 });
  return [learner];
}

/** Random letters and digits, with one of each kind that the password rule asks for. */
const randomPassword = () => `${randomBytes(9).toString('base64').replace(/[+/]/g, 'x')}a1!`;
