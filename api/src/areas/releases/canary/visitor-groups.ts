import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.ts';
import { cookieName } from '../../../routing/cookie-name.ts';
import type { Canary } from './canaries.repository.ts';
import { MOST_DAYS } from './judge-canary.ts';

/** Many browsers draw the same number: enough for shares of a thousandth, too few to identify anyone. */
const GROUPS = 10_000;

/**
 * Which visitors get a candidate: by a number that each browser draws once for each canary and stores in a cookie. It
 * stays with the browser no matter who signs in there, and a browser with the candidate stays with it when more are added.
 */
export function visitorGroups(config: Pick<Config, 'publicUrl'>) {
  const { name, secure } = cookieName(config, 'visitor_group', '__Host-');
  const options = { httpOnly: true, secure, sameSite: 'lax', path: '/' } as const;

  return {
    /** @param reply may store the number in the browser; without it, a browser that has none doesn't draw one */
    isChosen(
      { id, share }: Pick<Canary, 'id' | 'share'>,
      { cookies }: Pick<FastifyRequest, 'cookies'>,
      reply: FastifyReply | null,
    ): boolean {
      const known = groupIn(cookies[name], id);
      if (known === null && !reply) return false;
      const group = known ?? randomInt(GROUPS);
      if (known === null) {
        const maxAge = MOST_DAYS * 24 * 60 * 60;
        reply?.setCookie(name, `${id}.${group}`, { ...options, maxAge });
      }
      return group < share * GROUPS;
    },
  };
}

/** For which canary, and which number. */
const DRAWN = /^(\d{1,10})\.(\d{1,4})$/;

/** null unless it was drawn for this canary. */
function groupIn(cookie: string | undefined, id: number): number | null {
  const [, of, group] = DRAWN.exec(cookie ?? '') ?? [];
  return Number(of) === id ? Number(group) : null;
}
