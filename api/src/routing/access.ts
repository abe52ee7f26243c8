import type { Access, AdminRight, ReleaseRight } from '@site/shared/contracts/composition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError, forbidden } from '../errors/domain-error.ts';
import { requireUser } from '../session/session.plugin.ts';
import type { SignedInAdmin } from '../session/signed-in-admin.ts';
import { type Holder, requireRight } from './release-holder.ts';

/** Lets a request pass, or throws a DomainError. */
type Policy = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The policy that enforces an access. */
    policyFor(access: Access): Policy;
  }
  interface FastifyRequest {
    /** The administrator whose session came with the request, on routes that are for administrators. */
    admin: SignedInAdmin | null;
    /** Whose release token came with the request, on routes that are for teams. */
    releaseHolder: Holder | null;
  }
}

interface Needs {
  admins: {
    /** The token of an administrator's session that came with a request. */
    tokenOf(request: FastifyRequest): string | null;
    /** @throws DomainError 401, or 403 for a role without the right */
    requireAdmin(token: string | null, right?: AdminRight): Promise<SignedInAdmin>;
  };
  /** @returns null for what is no valid token */
  releaseTokens: { read(token: string): Promise<Holder | null> };
  /** Counts a token that is none. @throws TooManyRequests */
  countWrongToken: (ip: string) => Promise<void>;
}

/** The same whether a token never was one, has expired or was ended. */
const tokenRequired = () =>
  new DomainError(
    401,
    'token-wanted',
    'Send a valid release token, as "Authorization: Bearer mfe_…". The operator of the site can make you one, and so can anyone whose token has the right "tokens".',
  );

/** Who may call which route: the policies behind the accesses that route definitions name. */
export const accessPolicies = ({ admins, releaseTokens, countWrongToken }: Needs) =>
  fp(async (app) => {
    app.decorateRequest('admin', null);
    app.decorateRequest('releaseHolder', null);

    const readHolder: Policy = async (request, reply) => {
      const token = releaseTokenOf(request);
      request.releaseHolder = token ? await releaseTokens.read(token) : null;
      if (request.releaseHolder) return;
      reply.header('www-authenticate', 'Bearer');
      if (token) await countWrongToken(request.ip);
      throw tokenRequired();
    };
    const readAdmin =
      (right?: AdminRight): Policy =>
      async (request) => {
        request.admin = await admins.requireAdmin(admins.tokenOf(request), right);
      };
    const everyone: Policy = async () => {};

    const policies: Record<Exclude<Access, `${'admin' | 'team'}:${string}`>, Policy> = {
      public: everyone,
      anyone: everyone,
      learner: async (request) => void requireUser(request),
      owner: async (request) => {
        const { userId } = request.params as { userId: string };
        if (requireUser(request).id !== userId.toLowerCase()) {
          throw forbidden("You can only see and change what's yours.");
        }
      },
      admin: readAdmin(),
      team: readHolder,
    };

    app.decorate('policyFor', (access: Access): Policy => {
      const [caller, right] = access.split(':');
      if (!right) return policies[access as keyof typeof policies];
      if (caller === 'admin') return readAdmin(right as AdminRight);
      return async (request, reply) => {
        await readHolder(request, reply);
        // Which unit it's about, the body says; the service checks again.
        requireRight(request.releaseHolder as Holder, right as ReleaseRight);
      };
    });
  });

/** The release token that came with a request. */
export function releaseTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
