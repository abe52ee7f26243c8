import { hash, verify } from '@node-rs/argon2';
import { createGate } from './gate.ts';

/** The library's own algorithm is argon2id. */
const options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/**
 * Hashing runs on the four threads that Node also reads files and resolves names with: two at once
 * leave room for these. Who would wait behind too many others is told to come back.
 */
const gate = createGate({ atOnce: 2, waiting: 200 });

export const hashPassword = (password: string): Promise<string> =>
  gate(() => hash(password, options));

let decoy: Promise<string> | undefined;

const madeOnce = () => {
  decoy ??= hash('a password that nobody has', options);
  return decoy;
};

/**
 * Whether the password belongs to the hash. Without a hash a decoy is checked, so that the answer
 * takes as long as for an account.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await gate(async () => verify(stored ?? (await madeOnce()), password));
  return right && stored !== null;
}
