import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../app.ts';
import { tooManyRequests } from '../../errors/too-many-requests.ts';
import { networkOf } from './address.ts';
import { Allowances } from './allowances.ts';
import { addToCount, clearCount, deleteOldCounts } from './counts.repository.ts';
import { type LimitName, limitOf, type Rule, type Subject, scaled, writes } from './rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted under this name, beside the limit that holds for every change. */
    limit?: LimitName;
  }
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
const TIDY_MS = 10 * 60_000;

/**
 * Limits how often things are done, across all processes on one database. Needs `request.user`.
 * A route names its limit in its configuration; every change also counts for its person, else for
 * the address it comes from.
 */
export const limits = ({ config, database: { pool } }: Context) =>
  fp(async (app) => {
    const allowances = new Allowances(pool);
    const wide = (rule: Rule) => scaled(rule, config.limitsFactor);

    app.addHook('onRequest', async (request) => {
      if (harmless.has(request.method)) return;
      const [key, rule] = request.user
        ? [`write:person:${request.user.id}`, writes.person]
        : [`write:address:${networkOf(request.ip)}`, writes.address];
      const resetsAt = await allowances.use(key, wide(rule));
      if (resetsAt !== null) throw tooManyRequests('changes', resetsAt);
    });

    app.addHook('preHandler', async (request) => {
      const name = request.routeOptions.config.limit;
      if (!name) return;
      for (const { key, rule } of counted(name, request)) {
        const { count, minutes } = wide(rule);
        const now = await addToCount(pool, key, { times: 1, minutes });
        if (now.count > count) throw tooManyRequests(limitOf(name).what, now.resetsAt);
      }
    });

    app.addHook('onSend', async (request, reply) => {
      const name = request.routeOptions.config.limit;
      if (!name || !limitOf(name).forgives || reply.statusCode >= 400) return;
      const account = counted(name, request).find(({ subject }) => subject === 'account');
      if (account) await clearCount(pool, account.key);
    });

    const tidy = () => {
      allowances.tidy();
      deleteOldCounts(pool).catch((error) => app.log.warn(error));
    };
    const timer = setInterval(tidy, TIDY_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  });

/** What a request counts for under a limit, the widest first. */
function counted(name: LimitName, request: FastifyRequest) {
  const subjects: Subject[] = ['address', 'account', 'person'];
  return subjects.flatMap((subject) => {
    const rule = limitOf(name).rules[subject];
    const who = whoIs(subject, request);
    return rule && who !== null ? [{ subject, rule, key: `${name}:${subject}:${who}` }] : [];
  });
}

function whoIs(subject: Subject, { ip, user, body }: FastifyRequest): string | null {
  if (subject === 'address') return networkOf(ip);
  if (subject === 'person') return user?.id ?? null;
  const email = (body as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email.toLowerCase() : null;
}
