import {
  adminPerson,
  changePersonRequest,
  peoplePage,
  peopleQuery,
  personParams,
  signPersonOutRequest,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Keys } from '../../keys/derive-keys.ts';
import type { Admins } from '../admins/index.ts';
import { createAbuseProtection } from '../auth/index.ts';
import { createPeopleService } from './people.service.ts';

const done = { 200: z.object({}) };

/** Learners and their accounts, for owners of the site. */
export const peopleModule =
  (context: Context, keys: Pick<Keys, 'knownDevices'>, admins: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const protection = createAbuseProtection(context, keys);
    const service = createPeopleService(context.database.kysely, admins, protection);
    const config = { ignoresSession: true };
    const ends = { ...config, endsSessions: true };

    app.get(
      '/admin/people',
      { config, schema: { querystring: peopleQuery, response: { 200: peoplePage } } },
      (request) => service.find(admins.tokenOf(request), request.query),
    );

    app.get(
      '/admin/people/:id',
      { config, schema: { params: personParams, response: { 200: adminPerson } } },
      (request) => service.read(admins.tokenOf(request), request.params.id),
    );

    app.patch(
      '/admin/people/:id',
      { config: ends, schema: { params: personParams, body: changePersonRequest, response: done } },
      async (request) => {
        await service.change(admins.tokenOf(request), request.params.id, request.body);
        return {};
      },
    );

    app.post(
      '/admin/people/:id/sign-out',
      {
        config: ends,
        schema: { params: personParams, body: signPersonOutRequest, response: done },
      },
      async (request) => {
        await service.signOut(admins.tokenOf(request), request.params.id, request.body.reason);
        return {};
      },
    );
  };
