import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { InMemoryWindows } from './in-memory-windows.ts';
import { networksOf } from './networks.ts';
import { limitMet, rules, scaled } from './rules.ts';

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
      securityEvents.record('limit.met', { requestId, route: routeOptions.url, ip, person });
      throw limitMet('page', resetsAt);
    }
  };
}
