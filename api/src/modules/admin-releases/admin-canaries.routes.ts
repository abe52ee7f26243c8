import {
  adminCanary,
  adminCanaryStop,
  approvalWaits,
  canaryFigures,
  canaryInfo,
  canaryList,
  canaryParams,
} from '@site/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors/domain-error.ts';
import { beginOrAsk } from '../approval-control/index.ts';
import { findCanaries, findCanary } from '../canaries/index.ts';
import { stop, toDto } from '../canary-control/index.ts';
import { waiting } from '../release-api/index.ts';
import { canaryFigures as figuresOf } from '../release-health/index.ts';
import type { AdminReleasesNeeds } from './admin-releases.service.ts';
import { ownersOf } from './owners.ts';

/** The running one, and some before it. */
const MOST_LISTED = 20;

/** Versions that some visitors get, or got, for administrators: all of them read, owners begin and stop. */
export const adminCanariesModule =
  (
    { config }: Pick<Context, 'config'>,
    { store, admins, canary: followed }: AdminReleasesNeeds,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { kysely } = store;
    const { tokenOf } = admins;
    const owners = ownersOf(admins);
    const shared = { ignoresSession: true };
    const limited = { ...shared, limit: 'adminPassword' } as const;
    const holderOf = (request: FastifyRequest, password: string) =>
      owners.holderOf(owners.asked(request), password);

    app.get(
      '/admin/releases/canaries',
      { config: shared, schema: { response: { 200: canaryList } } },
      async (request) => {
        await admins.requireAdmin(tokenOf(request));
        const canaries = await findCanaries(kysely, MOST_LISTED);
        return { canaries: canaries.map((canary) => toDto(canary, config)) };
      },
    );
    app.get(
      '/admin/releases/canaries/:id',
      { config: shared, schema: { params: canaryParams, response: { 200: canaryFigures } } },
      async (request) => {
        await admins.requireAdmin(tokenOf(request));
        const { id } = request.params;
        const canary = await findCanary(kysely, id);
        if (!canary) throw notFound(`There is no canary ${id}.`);
        const steps = [...config.canarySteps];
        return { canary: toDto(canary, config), steps, ...(await figuresOf(kysely, canary)) };
      },
    );
    app.post(
      '/admin/releases/canaries',
      {
        config: limited,
        schema: { body: adminCanary, response: { 200: canaryInfo, 202: approvalWaits } },
      },
      async (request, reply) => {
        const { password, ...candidate } = request.body;
        const holder = await holderOf(request, password);
        const made = await beginOrAsk({ store, config }, candidate, holder);
        if ('waits' in made) return reply.code(202).send(waiting(made.waits, holder.person));
        await followed.caughtUp();
        return toDto(made.canary, config);
      },
    );
    app.post(
      '/admin/releases/canaries/:id/stop',
      {
        config: limited,
        schema: { params: canaryParams, body: adminCanaryStop, response: { 200: canaryInfo } },
      },
      async (request) => {
        const { password, why } = request.body;
        const holder = await holderOf(request, password);
        const ended = await stop(kysely, request.params.id, { holder, why });
        await followed.caughtUp();
        return toDto(ended, config);
      },
    );
  };
