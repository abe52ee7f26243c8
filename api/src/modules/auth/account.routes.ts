import {
  changeEmailRequest,
  changePasswordRequest,
  forgotPasswordRequest,
  ownSessionParams,
  ownSessions,
  resetPasswordRequest,
  verifyRequest,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../app.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { createAccountMails } from './account-mails.ts';
import { createEmailsService } from './emails.service.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';
import { createPasswordsService } from './passwords.service.ts';

/** Nothing to say beyond the status. */
const empty = z.object({});
const done = { 200: empty };
const accepted = { 202: empty };

/** What a person does with the account: verify and change the address, the password, end sign-ins. */
export const accountRoutes =
  ({ config, database: { kysely } }: Context): FastifyPluginAsyncZod =>
  async (app) => {
    const mails = createAccountMails(config.publicUrl);
    const emails = createEmailsService(kysely, mails);
    const passwords = createPasswordsService(kysely, mails);
    const sessions = createOwnSessionsService(kysely);

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
        config: { ignoresSession: true, limit: 'mailToken' },
        schema: { body: verifyRequest, response: done },
      },
      async ({ body }) => {
        await emails.verify(body.token);
        return {};
      },
    );

    app.put(
      '/auth/email',
      {
        config: { limit: 'password' },
        schema: { body: changeEmailRequest, response: accepted },
      },
      async (request, reply) => {
        await emails.changeEmail(requireUser(request), request.body);
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
        config: { ignoresSession: true, limit: 'mailToken' },
        schema: { body: resetPasswordRequest, response: done },
      },
      async ({ body }) => {
        await passwords.reset(body);
        return {};
      },
    );

    app.put(
      '/auth/password',
      { config: { limit: 'password' }, schema: { body: changePasswordRequest, response: done } },
      async (request) => {
        await passwords.change(requireUser(request), request.body);
        return {};
      },
    );

    app.get('/auth/sessions', { schema: { response: { 200: ownSessions } } }, (request) =>
      sessions.list(requireUser(request)),
    );

    app.delete(
      '/auth/sessions/:id',
      { schema: { params: ownSessionParams, response: done } },
      async (request) => {
        await sessions.end(requireUser(request), request.params.id);
        return {};
      },
    );

    app.delete('/auth/sessions', { schema: { response: done } }, async (request) => {
      await sessions.endOthers(requireUser(request));
      return {};
    });
  };
