import { Secret, TOTP } from 'otpauth';
import type { Database } from '../src/database/database.ts';
import type { Agent } from './agent.ts';
import { PASSWORD } from './test-app.ts';

/** The code that an app with `secret` shows, now or some times 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** A signed-in administrator turns the second factor on. Anyone else is refused. */
export async function turnOnSecondFactor(
  admin: Agent,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const url = '/v1/admins/me/second-factor';
  const { secret = 'A' } = (await admin.post(url, { password: PASSWORD })).json();
  const confirmed = await admin.post(`${url}/confirm`, { code: codeOf(secret) });
  return { secret, recoveryCodes: confirmed.json().recoveryCodes };
}

/** Lets enough time pass that a code differs from the one used before. */
export async function letCodesPass({ database }: { database: Pick<Database, 'pool'> }) {
  await database.pool.query('update admin_second_factors set last_step = 0');
}
