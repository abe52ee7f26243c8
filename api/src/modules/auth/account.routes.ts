import {
  changeEmailRequest,
  changePasswordRequest,
  claimRequest,
  forgotPasswordRequest,
  ownSessionParams,
  ownSessions,
  passwordRangeParams,
  problem,
  proofWanted,
  resetPasswordRequest,
  setPasswordRequest,
  verifyRequest,
} from '@site/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { clientOf } from '../../session/client.ts';
import { requireUser } from '../../session/session.plugin.ts';
import type { AbuseProtection } from './abuse-protection.ts';
import { createAccountMails } from './account-mails.ts';
import type { Credentials } from './auth.service.ts';
import { commonPasswordRange } from './common-passwords.ts';
import { createEmailsService } from './emails.service.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createPasswordsService } from './passwords.service.ts';

/** Lets the browser keep a session. */
type SetCookies = (reply: FastifyReply, credentials: Credentials) => Promise<void>;

/** Nothing to say beyond the status. */
const empty = z.object({});
const done = { 200: empty };
const accepted = { 202: empty };

/** What a person does with the account: verify and change the address, the password, end sign-ins. */
export const accountRoutes =
  (
    { config, database: { kysely } }: Context,
    protection: AbuseProtection,
    setCookies: SetCookies,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { guesses } = protection;
    const mails = createAccountMails(config.publicUrl);
    const emails = createEmailsService(kysely, mails, protection);
    const passwords = createPasswordsService(kysely, mails, protection);
    const sessions = createOwnSessionsService(kysely);
    const ends = { endsSessions: true };

    app.post(
      '/auth/verification',
      { config: { limit: 'verification' }, schema: { response: accepted } },
      async (request, reply) => {
        await emails.sendVerification(requireUser(request));
        return reply.code(202).send({});
      },
    );

    app.post(
      '/auth/verify',
      {
        config: { limit: 'mailToken' },
        schema: {
          body: verifyRequest,
          response: { ...done, 403: z.union([proofWanted, problem]) },
        },
      },
      async ({ body, user }) => {
        await emails.verify(body, user);
        return {};
      },
    );

    app.post(
      '/auth/claim',
      {
        config: { ignoresSession: true, endsSessions: true, limit: 'mailToken' },
        schema: { body: claimRequest, response: done },
      },
      async ({ body }) => {
        await passwords.claim(body);
        return {};
      },
    );

    app.put(
      '/auth/email',
      {
        config: { limit: 'changeEmail' },
        schema: { body: changeEmailRequest, response: accepted },
      },
      async (request, reply) => {
        await emails.changeEmail(requireUser(request), request.body, guesses.placeOf(request));
        return reply.code(202).send({});
      },
    );

    app.post(
      '/auth/password/forgot',
      {
        config: { ignoresSession: true, limit: 'forgotPassword' },
        schema: { body: forgotPasswordRequest, response: accepted },
      },
      async ({ body }, reply) => {
        await passwords.forgot(body.email);
        return reply.code(202).send({});
      },
    );

    app.post(
      '/auth/password/reset',
      {
        config: { endsSessions: true, limit: 'mailToken' },
        schema: { body: resetPasswordRequest, response: done },
      },
      async (request, reply) => {
        guesses.remember(request, reply, await passwords.reset(request.body, request.user));
        return {};
      },
    );

    app.put(
      '/auth/password',
      {
        config: { limit: 'password', endsSessions: true },
        schema: { body: changePasswordRequest, response: done },
      },
      async (request, reply) => {
        const { owner, session } = await passwords.change(requireUser(request), request.body, {
          client: clientOf(request),
          place: guesses.placeOf(request),
        });
        await setCookies(reply, session);
        guesses.remember(request, reply, owner);
        return {};
      },
    );

    app.post(
      '/auth/password',
      {
        config: { limit: 'password', endsSessions: true },
        schema: { body: setPasswordRequest, response: done },
      },
      async (request, reply) => {
        const person = requireUser(request);
        const { owner, session } = await passwords.setFirst(
          person,
          request.body,
          clientOf(request),
        );
        await setCookies(reply, session);
        guesses.remember(request, reply, owner);
        return {};
      },
    );

    app.get(
      '/passwords/range/:prefix',
      {
        config: { ignoresSession: true },
        schema: { params: passwordRangeParams, response: { 200: z.string() } },
      },
      async ({ params }, reply) => {
        reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
        return commonPasswordRange(params.prefix);
      },
    );

    app.get('/auth/sessions', { schema: { response: { 200: ownSessions } } }, (request) =>
      sessions.list(requireUser(request)),
    );

    app.delete(
      '/auth/sessions/:id',
      { config: ends, schema: { params: ownSessionParams, response: done } },
      async (request) => {
        await sessions.end(requireUser(request), request.params.id);
        return {};
      },
    );

    app.delete('/auth/sessions', { config: ends, schema: { response: done } }, async (request) => {
      await sessions.endOthers(requireUser(request));
      return {};
    });
  };
