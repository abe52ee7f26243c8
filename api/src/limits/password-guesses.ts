import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Keys } from '../keys/derive-keys.ts';
import { type Counted, count, forgive } from './fixed-windows.repository.ts';
import { type AccountKind, createKnownDevices, type Owner } from './known-devices.ts';
import { networksOf } from './networks.ts';
import { guesses, type LimitName, limitMet, type Rule, scaled } from './rules.ts';

/** Where a password is tried from: an address, and the cookie of known devices. */
export interface GuessSource {
  ip: string;
  device: string;
  /** Of the request that brings it, for the log. */
  requestId: string;
}

/** A password that a client tries. */
export interface Guess {
  /** The limit that a refusal names. */
  name: LimitName;
  /** The address or phone number that was typed; left out if the session says whose password it is. */
  login?: string;
  /** null if nobody has the login. */
  owner: Owner | null;
  source: GuessSource;
}

export type PasswordGuesses = ReturnType<typeof createPasswordGuesses>;

/**
 * Limits wrong passwords for one account without giving strangers a way to lock its owner out: those
 * from one network count together, all networks have a wider limit together, and a device that has
 * signed in before counts by itself (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function createPasswordGuesses(
  { config, database: { kysely } }: Context,
  { knownDevices }: Pick<Keys, 'knownDevices'>,
  kind: AccountKind,
) {
  const devices = createKnownDevices(config, knownDevices);

  const counted = (rule: Rule, subjects: readonly string[]): Counted[] =>
    subjects.map((subject) => ({
      key: `guess:${kind}:${subject}`,
      rule: scaled(rule, config.limitsFactor),
    }));

  /** The keys a guess counts under: first what was typed, then the account that it leads to. */
  const countedFor = ({ login, owner, source }: Guess) => {
    const device = owner && devices.deviceOf(source.device, kind, owner);
    if (device) return { near: counted(guesses.near, [`device ${device}`]), anywhere: [] };
    const account = owner ? `account ${owner.id}` : `nobody ${login?.toLowerCase()}`;
    const subjects = login === undefined ? [account] : [`login ${login.toLowerCase()}`, account];
    const network = networksOf(source.ip).at(-1)?.name;
    const near = subjects.map((subject) => `${subject} from ${network}`);
    return { near: counted(guesses.near, near), anywhere: counted(guesses.anywhere, subjects) };
  };

  return {
    sourceOf: (request: FastifyRequest): GuessSource => ({
      ip: request.ip,
      requestId: request.id,
      device: devices.cookieOf(request),
    }),

    /** Lets the browser count by itself from now on. Called once its person has proved to be the owner. */
    remember: (request: FastifyRequest, reply: FastifyReply, owner: Owner): void =>
      devices.remember(request, reply, kind, owner),

    /**
     * Whether `verify` finds a password right. A wrong one counts; a right one takes back what was
     * counted for this network or device.
     *
     * What was typed and the account it leads to count apart, since an address and a phone number may
     * lead to the same one. Only what was typed gets a 429: a guess beyond the account's own
     * limit gets the response of a wrong one. Otherwise a refused phone number would reveal whose it is.
     * @throws TooManyRequests
     */
    async check(guess: Guess, verify: () => Promise<boolean>): Promise<boolean> {
      const { near, anywhere } = countedFor(guess);
      let allowed = true;
      // Only what the narrow limit lets through counts for the wide one: one network cannot use it up.
      for (const scope of [near, anywhere]) {
        const [typed = null, ...account] = await count(kysely, scope);
        if (typed !== null) throw limitMet(guess.name, typed);
        if (account.some((resetsAt) => resetsAt !== null)) allowed = false;
      }
      const right = (await verify()) && allowed;
      if (right) await forgive(kysely, { all: keysOf(near), one: keysOf(anywhere) });
      return right;
    },
  };
}

const keysOf = (counted: readonly Counted[]) => counted.map(({ key }) => key);
