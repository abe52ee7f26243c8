import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { newAdmin } from '@site/shared/contracts';
import { runCommand } from './command.ts';
import { readConfig } from './config.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { StartupError } from './errors/startup-error.ts';
import { registerAdmin } from './modules/admins/index.ts';

const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD } = process.env;

/** `npm run admin:create`: makes an administrator; works beside a running site. */
await runCommand(async () => {
  const admin = checked(await answers());
  const database = await openDatabase(readConfig(), console.log);
  try {
    await migrate(database);
    const made = await registerAdmin(database.kysely, admin);
    if (!made) throw new StartupError(`${admin.email} is an administrator already.`);
    console.log(`${made.name} can sign in at /admin/login as ${made.email}.`);
  } finally {
    await database.close();
  }
});

/** What the environment says, and what a person at the terminal says where it is silent. */
async function answers() {
  const complete = ADMIN_EMAIL && ADMIN_NAME && ADMIN_PASSWORD;
  if (!complete && !process.stdin.isTTY) {
    throw new StartupError('Set ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD, or use a terminal.');
  }
  return {
    email: ADMIN_EMAIL || (await ask('E-mail: ')),
    name: ADMIN_NAME || (await ask('Name: ')),
    password: ADMIN_PASSWORD || (await askTwice()),
  };
}

function checked(values: unknown) {
  const parsed = newAdmin.safeParse(values);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new StartupError(`No administrator was made:\n${lines.join('\n')}`);
}

async function askTwice(): Promise<string> {
  const password = await ask('Password: ', { echo: false });
  if (password === (await ask('Password again: ', { echo: false }))) return password;
  throw new StartupError('The two passwords differ. No administrator was made.');
}

/** One line from the terminal. Without `echo` nothing that is typed shows. */
async function ask(question: string, { echo = true } = {}): Promise<string> {
  const lines = createInterface({
    input: process.stdin,
    output: echo ? process.stdout : nowhere(),
    terminal: true,
  });
  // Only now: from here on the terminal itself echoes nothing.
  process.stdout.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      lines.once('close', () => reject(new StartupError('No administrator was made.')));
    });
  } finally {
    lines.close();
    if (!echo) process.stdout.write('\n');
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
