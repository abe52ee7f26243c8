import {
  acceptInvitationRequest,
  adminInvitation,
  adminInvitationList,
  adminInvitationParams,
  invitationAccepted,
  newAdminInvitation,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Admins } from './admins.ts';

/** Invitations to administer the site: owners send them, and anybody who has one may accept it. */
export const invitationsRoutes =
  ({ invitations: service, tokenOf }: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.get(
      '/admin/invitations',
      { config, schema: { response: { 200: adminInvitationList } } },
      (request) => service.list(tokenOf(request)),
    );

    app.post(
      '/admin/invitations',
      { config, schema: { body: newAdminInvitation, response: { 201: adminInvitation } } },
      async (request, reply) =>
        reply.code(201).send(await service.invite(tokenOf(request), request.body)),
    );

    app.delete(
      '/admin/invitations/:id',
      { config, schema: { params: adminInvitationParams, response: { 200: z.object({}) } } },
      async (request) => {
        await service.withdraw(tokenOf(request), request.params.id);
        return {};
      },
    );

    app.post(
      '/admins/invitation',
      {
        config: { ...config, limit: 'mailToken' },
        schema: { body: acceptInvitationRequest, response: { 201: invitationAccepted } },
      },
      async (request, reply) => reply.code(201).send(await service.accept(request.body)),
    );
  };
