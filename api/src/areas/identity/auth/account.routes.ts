import { authRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Context } from '../../../context.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { clientOf } from '../../../session/client.ts';
import { commonPasswordRange } from '../passwords/common-passwords.ts';
import { createPasswordsService } from '../passwords/passwords.service.ts';
import type { AbuseProtection } from './abuse-protection.ts';
import { createAccountMails } from './account-mails.ts';
import { type Credentials, createOwnSessionsService } from './auth.service.ts';
import { createEmailsService } from './emails.service.ts';

/** Stores a session in the browser. */
type SetCookies = (reply: FastifyReply, credentials: Credentials) => Promise<void>;

/** What a person does with the account: verify and change the address, the password, end sign-ins. */
export const accountRoutes =
  (
    { config, database: { kysely } }: Context,
    protection: AbuseProtection,
    setCookies: SetCookies,
  ): FastifyPluginAsync =>
  async (app) => {
    const { guesses } = protection;
    const mails = createAccountMails(config.publicUrl);
    const emails = createEmailsService(kysely, mails, protection);
    const passwords = createPasswordsService(kysely, mails, protection);
    const sessions = createOwnSessionsService(kysely);
    const serve = serveRoutes(app, authRoutes);
    const ends = { endsSessions: true };

    serve('POST /v1/auth/verification', async ({ user }, reply) => {
      await emails.sendVerification(user);
      return reply.code(202).send({});
    });

    serve('POST /v1/auth/verify', async ({ body, user }) => {
      await emails.verify(body, user);
      return {};
    });

    serve(
      'POST /v1/auth/claim',
      async ({ body }) => {
        await passwords.claim(body);
        return {};
      },
      ends,
    );

    serve('PUT /v1/auth/email', async (request, reply) => {
      await emails.changeEmail(request.user, request.body, guesses.sourceOf(request));
      return reply.code(202).send({});
    });

    serve('POST /v1/auth/password/forgot', async ({ body }, reply) => {
      await passwords.forgot(body.email);
      return reply.code(202).send({});
    });

    serve(
      'POST /v1/auth/password/reset',
      async (request, reply) => {
        guesses.remember(request, reply, await passwords.reset(request.body, request.user));
        return {};
      },
      ends,
    );

    serve(
      'PUT /v1/auth/password',
      async (request, reply) => {
        const { owner, session } = await passwords.change(request.user, request.body, {
          client: clientOf(request),
          source: guesses.sourceOf(request),
        });
        await setCookies(reply, session);
        guesses.remember(request, reply, owner);
        return {};
      },
      ends,
    );

    serve(
      'POST /v1/auth/password',
      async (request, reply) => {
        const { user, body } = request;
        const { owner, session } = await passwords.setFirst(user, body, clientOf(request));
        await setCookies(reply, session);
        guesses.remember(request, reply, owner);
        return {};
      },
      ends,
    );

    serve('GET /v1/passwords/range/{prefix}', async ({ params }, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
      return commonPasswordRange(params.prefix);
    });

    serve('GET /v1/auth/sessions', ({ user }) => sessions.list(user));

    serve(
      'DELETE /v1/auth/sessions/{id}',
      async ({ user, params }) => {
        await sessions.end(user, params.id);
        return {};
      },
      ends,
    );

    serve(
      'DELETE /v1/auth/sessions',
      async ({ user }) => {
        await sessions.endOthers(user);
        return {};
      },
      ends,
    );
  };
