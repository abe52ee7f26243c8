import type { RouteLimit } from '@site/shared/contracts/composition';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { DB } from '../database/tables.ts';
import { TooManyRequests } from '../errors/too-many-requests.ts';
import { isOwnCall } from '../routing/own-calls.ts';
import { type Counted, count } from './fixed-windows.repository.ts';
import { InMemoryWindows } from './in-memory-windows.ts';
import { type Network, networksOf } from './networks.ts';
import { QuotaLeases } from './quota-leases.ts';
import { type LimitName, limitMet, limitOf, rules, type Subject, scaled } from './rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted under this name, in addition to the limit on all reads or changes. */
    limit?: RouteLimit;
  }
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Limits how often things are done, across all processes on one database. Needs `request.user`.
 * A route names its limit in its configuration. Every read and every change also counts, for the person
 * who is signed in or else for the address. Addresses count before anything of the body is read.
 */
export const limits = ({ config, database: { kysely }, securityEvents }: Context) =>
  fp(async (app) => {
    const writes = new QuotaLeases(kysely);
    const reads = new InMemoryWindows();
    const countedFor = (name: LimitName, subject: Subject, request: FastifyRequest): Counted[] => {
      const rule = limitOf(name).rules[subject];
      if (!rule) return [];
      return whoIs(subject, request).map((who) => ({
        key: `${name}:${subject}:${who.name}`,
        rule: scaled(rule, config.limitsFactor * who.width),
      }));
    };

    app.addHook('onRequest', async (request) => {
      if (isOwnCall(request)) return;
      const reading = harmless.has(request.method);
      const name = reading ? 'read' : 'write';
      const used = reading ? reads : writes;
      for (const { key, rule } of countedFor(name, request.user ? 'person' : 'address', request)) {
        const resetsAt = await used.use(key, rule);
        if (resetsAt !== null) throw limitMet(name, resetsAt);
      }
    });

    app.addHook('onRequest', async (request) => {
      const name = request.routeOptions.config.limit;
      if (name) await enforce(kysely, name, countedFor(name, 'address', request));
    });

    app.addHook('preHandler', async (request) => {
      const name = request.routeOptions.config.limit;
      if (!name) return;
      await enforce(kysely, name, countedFor(name, 'account', request));
      await enforce(kysely, name, countedFor(name, 'person', request));
    });

    app.addHook('onError', async ({ id, ip, user, routeOptions }, _reply, error) => {
      if (!(error instanceof TooManyRequests)) return;
      const facts = { requestId: id, route: routeOptions.url, ip, person: user?.id ?? null };
      securityEvents.record('limit.met', facts);
    });
  });

/**
 * Counts release tokens that are none, by address. A right one is never refused for the wrong ones beside it:
 * strangers on one network with a team, such as the machines of a build service, must not stop it from going
 * back to a version. With 256 random bits, nobody finds a token by guessing anyway.
 */
export const wrongTokens =
  ({ config, database: { kysely } }: Pick<Context, 'config' | 'database'>) =>
  /** @throws TooManyRequests */
  (ip: string): Promise<void> =>
    enforce(
      kysely,
      'releaseToken',
      networksOf(ip).map(({ name, width }) => ({
        key: `releaseToken:address:${name}`,
        rule: scaled(rules.releaseToken.rules.address, config.limitsFactor * width),
      })),
    );

/** Counts a page that is made for a person, or for a visitor's address, in this process alone. */
export function countPages({ config, securityEvents }: Pick<Context, 'config' | 'securityEvents'>) {
  const windows = new InMemoryWindows();
  const subjectsOf = (ip: string, person: string | null) =>
    person === null ? networksOf(ip) : [{ name: person, width: 1 }];

  /** @throws TooManyRequests */
  return (
    { id: requestId, ip, routeOptions }: FastifyRequest,
    user: { id: string } | null,
  ): void => {
    const person = user?.id ?? null;
    const rule = rules.page.rules[person === null ? 'address' : 'person'];
    for (const { name, width } of subjectsOf(ip, person)) {
      const resetsAt = windows.use(name, scaled(rule, config.limitsFactor * width));
      if (resetsAt === null) continue;
      const facts = { requestId, route: routeOptions.url, ip, person };
      securityEvents.record('limit.met', facts, { person: person ?? undefined });
      throw limitMet('page', resetsAt);
    }
  };
}

/** Whom a request counts for; nobody if it names nobody. */
function whoIs(subject: Subject, { ip, user, body }: FastifyRequest): Network[] {
  if (subject === 'address') return networksOf(ip);
  const email = (body as { email?: unknown } | null)?.email;
  const name = subject === 'person' ? user?.id : email;
  return typeof name === 'string' ? [{ name: name.toLowerCase(), width: 1 }] : [];
}

/**
 * Counts what was done. Only what the narrower limit lets through counts for the wider one: nobody uses up
 * their neighbours' share.
 * @throws TooManyRequests
 */
async function enforce(
  kysely: Kysely<DB>,
  name: LimitName,
  narrowToWide: readonly Counted[],
): Promise<void> {
  for (const counted of narrowToWide) {
    const [resetsAt] = await count(kysely, [counted]);
    if (resetsAt !== null) throw limitMet(name, resetsAt);
  }
}
