import {
  administratorList,
  administratorParams,
  changeAdministratorRequest,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Admins } from './admins.ts';

/** Administrators, for administrators. */
export const administratorsRoutes =
  ({ administrators: service, tokenOf }: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const config = { ignoresSession: true };

    app.get(
      '/admin/administrators',
      { config, schema: { response: { 200: administratorList } } },
      (request) => service.list(tokenOf(request)),
    );

    app.patch(
      '/admin/administrators/:id',
      {
        config,
        schema: {
          params: administratorParams,
          body: changeAdministratorRequest,
          response: { 200: z.object({}) },
        },
      },
      async (request) => {
        await service.change(tokenOf(request), request.params.id, request.body);
        return {};
      },
    );

    app.delete(
      '/admin/administrators/:id',
      { config, schema: { params: administratorParams, response: { 200: z.object({}) } } },
      async (request) => {
        await service.remove(tokenOf(request), request.params.id);
        return {};
      },
    );
  };
