import { adminRole, adminRoles } from '@site/shared/contracts/composition';
import { type Administrator, newAdmin } from '@site/shared/contracts/identity';
import { createOperator } from '../areas/identity/index.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { runCommand } from './command.ts';
import { promptNewPassword } from './terminal.ts';

type Operator = ReturnType<typeof createOperator>;

const UNCHANGED = 'Nothing has changed.';

const usage = `Usage: npm run admin -- <command>
  list                           lists all administrators
  role <email> <role>            what an administrator may do
  disable <email>                signs an administrator out everywhere and keeps them out
  enable <email>                 lets a disabled administrator sign in again
  password <email>               sets a new password, from ADMIN_PASSWORD or typed in
  reset-second-factor <email>    removes it: the password is enough until they set up a new one
Roles: ${adminRole.options.join(', ')}`;

interface AdminChange {
  /** What has changed. */
  done: string;
  /** False if nobody has the address. */
  make(operator: Operator, email: string): Promise<boolean>;
}

/** Each changes one administrator. */
const changes: Record<string, AdminChange> = {
  disable: {
    done: 'can no longer sign in.',
    make: (operator, email) => operator.setDisabled(email, true),
  },
  enable: {
    done: 'can sign in.',
    make: (operator, email) => operator.setDisabled(email, false),
  },
  password: {
    done: 'has a new password and is signed out everywhere.',
    make: async (operator, email) => operator.setPassword(email, await newPassword()),
  },
  ...Object.fromEntries(
    adminRole.options.map((role): [string, AdminChange] => [
      `role ${role}`,
      {
        done: `is ${adminRoles[role].noun}.`,
        make: (operator, email) => operator.setRole(email, role),
      },
    ]),
  ),
  'reset-second-factor': {
    done: 'has no second factor.',
    make: (operator, email) => operator.resetSecondFactor(email),
  },
};

/** `npm run admin`: what the operator may do about administrators; works beside a running site. */
await runCommand(async () => {
  const [command = '', email, ...more] = process.argv.slice(2);
  const change = changes[[command, ...more].join(' ')];
  const fits = command === 'list' ? !email : change && email;
  if (!fits) throw new StartupError(usage);
  const database = await openDatabase(readConfig(), console.log);
  try {
    await migrate(database);
    const operator = createOperator(database.kysely);
    if (!change || !email) {
      for (const admin of await operator.list()) console.log(described(admin));
    } else if (await change.make(operator, email)) console.log(`${email} ${change.done}`);
    else throw new StartupError(`No administrator has the address ${email}. ${UNCHANGED}`);
  } finally {
    await database.close();
  }
});

function described({ email, name, role, disabledAt, secondFactor }: Administrator): string {
  const state = disabledAt ? `disabled since ${disabledAt}` : 'may sign in';
  return `${email}  ${name}  ${role}  ${state}  ${secondFactor ? 'second factor on' : 'no second factor'}`;
}

async function newPassword(): Promise<string> {
  const { ADMIN_PASSWORD } = process.env;
  if (!ADMIN_PASSWORD && !process.stdin.isTTY) {
    throw new StartupError(`Set ADMIN_PASSWORD, or use a terminal. ${UNCHANGED}`);
  }
  const typed = ADMIN_PASSWORD || (await promptNewPassword(UNCHANGED));
  const { data, error } = newAdmin.shape.password.safeParse(typed);
  if (data === undefined) throw new StartupError(`${error.issues[0]?.message} ${UNCHANGED}`);
  return data;
}
