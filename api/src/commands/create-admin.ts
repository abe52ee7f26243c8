import { parseArgs } from 'node:util';
import { type AdminRole, adminRole, adminRoles } from '@site/shared/contracts/composition';
import { newAdmin } from '@site/shared/contracts/identity';
import { registerAdmin } from '../areas/identity/index.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { runCommand } from './command.ts';
import { prompt, promptNewPassword } from './terminal.ts';

const NOBODY = 'No administrator was created.';

const { ADMIN_EMAIL, ADMIN_NAME, ADMIN_PASSWORD, ADMIN_ROLE } = process.env;

/** `npm run admin:create`: makes an administrator; works beside a running site. */
await runCommand(async () => {
  const role = givenRole();
  const admin = checked(await credentials());
  const database = await openDatabase(readConfig(), console.log);
  try {
    await migrate(database);
    const made = await registerAdmin(database.kysely, admin, { role }).catch(explain);
    if (!made) throw new StartupError(`${admin.email} is already an administrator.`);
    console.log(
      `${made.name} can sign in at /admin/login as ${made.email}, as ${adminRoles[role].noun}.`,
    );
  } finally {
    await database.close();
  }
});

/** An owner, unless `--role` or ADMIN_ROLE says otherwise. */
function givenRole(): AdminRole {
  const { data, success } = adminRole.safeParse(roleOption() ?? (ADMIN_ROLE || 'owner'));
  if (!success)
    throw new StartupError(`The role must be one of ${adminRole.options.join(', ')}. ${NOBODY}`);
  return data;
}

function roleOption(): string | undefined {
  try {
    return parseArgs({ options: { role: { type: 'string' } } }).values.role;
  } catch {
    throw new StartupError(
      `Usage: npm run admin:create [-- --role ${adminRole.options.join('|')}]. ${NOBODY}`,
    );
  }
}

/** What the environment says, and what a person at the terminal adds if something is missing. */
async function credentials() {
  const complete = ADMIN_EMAIL && ADMIN_NAME && ADMIN_PASSWORD;
  if (!complete && !process.stdin.isTTY) {
    throw new StartupError('Set ADMIN_EMAIL, ADMIN_NAME and ADMIN_PASSWORD, or use a terminal.');
  }
  return {
    email: ADMIN_EMAIL || (await prompt('Email: ', NOBODY)),
    name: ADMIN_NAME || (await prompt('Name: ', NOBODY)),
    password: ADMIN_PASSWORD || (await promptNewPassword(NOBODY)),
  };
}

function checked(values: unknown) {
  const parsed = newAdmin.safeParse(values);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new StartupError(notMade(issues.map(({ path, message }) => [path.join('.'), message])));
}

/** Prints a refusal like the other errors. */
function explain(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  throw new StartupError(notMade(Object.entries(error.errors ?? {})));
}

function notMade(errors: [field: string, message: string][]): string {
  const lines = errors.map(([field, message]) => `  ${field}: ${message}`);
  return `No administrator was created:\n${lines.join('\n')}`;
}
