import {
  adminApproval,
  adminCollection,
  adminPasswordRequest,
  adminPromotion,
  adminRejection,
  adminRestoration,
  adminRollback,
  adminWithdrawal,
  approvalGiven,
  approvalInfo,
  approvalList,
  approvalParams,
  approvalRuleChange,
  approvalRuleParams,
  approvalWaits,
  collected,
  diffQuery,
  historyQuery,
  liveChange,
  newAdminReleaseToken,
  releaseDiff,
  releaseHistory,
  releaseList,
  releaseTokenMade,
  releaseTokenParams,
  releaseTokens,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { type AdminReleasesNeeds, createAdminReleases } from './admin-releases.service.ts';
import { ownersOf } from './owners.ts';

/** What is and was live, and release tokens, for administrators. */
export const adminReleasesModule =
  (context: Context, needs: AdminReleasesNeeds): FastifyPluginAsyncZod =>
  async (app) => {
    const { admins } = needs;
    const service = createAdminReleases(context, needs);
    const config = { ignoresSession: true };
    const limited = { ...config, limit: 'adminPassword' } as const;
    const { tokenOf } = admins;
    const { asked } = ownersOf(admins);

    app.get('/admin/releases', { config, schema: { response: { 200: releaseList } } }, (request) =>
      service.list(tokenOf(request)),
    );
    app.get(
      '/admin/releases/history',
      { config, schema: { querystring: historyQuery, response: { 200: releaseHistory } } },
      (request) => service.history(tokenOf(request), request.query),
    );
    app.get(
      '/admin/releases/diff',
      { config, schema: { querystring: diffQuery, response: { 200: releaseDiff } } },
      (request) => service.diff(tokenOf(request), request.query),
    );

    app.post(
      '/admin/releases/promotions',
      {
        config: limited,
        schema: { body: adminPromotion, response: { 200: liveChange, 202: approvalWaits } },
      },
      async (request, reply) => {
        const made = await service.promote(asked(request), request.body);
        return 'approval' in made ? reply.code(202).send(made) : made;
      },
    );
    app.post(
      '/admin/releases/rollbacks',
      { config: limited, schema: { body: adminRollback, response: { 200: liveChange } } },
      (request) => service.rollBack(asked(request), request.body),
    );
    app.post(
      '/admin/releases/restorations',
      { config: limited, schema: { body: adminRestoration, response: { 200: liveChange } } },
      (request) => service.restore(asked(request), request.body),
    );
    app.post(
      '/admin/releases/withdrawals',
      { config: limited, schema: { body: adminWithdrawal, response: { 200: liveChange } } },
      (request) => service.withdraw(asked(request), request.body),
    );

    app.post(
      '/admin/releases/collections',
      { config: limited, schema: { body: adminCollection, response: { 200: collected } } },
      (request) => service.collect(asked(request), request.body),
    );

    app.get(
      '/admin/releases/approvals',
      { config, schema: { response: { 200: approvalList } } },
      (request) => service.approvals(tokenOf(request)),
    );
    app.post(
      '/admin/releases/approvals/:id/approve',
      {
        config: limited,
        schema: { params: approvalParams, body: adminApproval, response: { 200: approvalGiven } },
      },
      (request) => service.approve(asked(request), request.params.id, request.body.password),
    );
    app.post(
      '/admin/releases/approvals/:id/reject',
      {
        config: limited,
        schema: { params: approvalParams, body: adminRejection, response: { 200: approvalInfo } },
      },
      (request) => service.reject(asked(request), request.params.id, request.body),
    );
    app.put(
      '/admin/releases/approval-rules/:unit',
      {
        config: limited,
        schema: {
          params: approvalRuleParams,
          body: approvalRuleChange,
          response: { 200: z.object({}), 202: approvalWaits },
        },
      },
      async (request, reply) => {
        const { unit } = request.params;
        const waits = await service.changeRule(asked(request), unit, request.body);
        return waits ? reply.code(202).send(waits) : {};
      },
    );

    app.get(
      '/admin/releases/tokens',
      { config, schema: { response: { 200: releaseTokens } } },
      (request) => service.tokens(tokenOf(request)),
    );
    app.post(
      '/admin/releases/tokens',
      {
        config: limited,
        schema: { body: newAdminReleaseToken, response: { 201: releaseTokenMade } },
      },
      async (request, reply) =>
        reply.code(201).send(await service.makeToken(asked(request), request.body)),
    );
    app.post(
      '/admin/releases/tokens/:id/end',
      {
        config: limited,
        schema: {
          params: releaseTokenParams,
          body: adminPasswordRequest,
          response: { 200: z.object({}) },
        },
      },
      async (request) => {
        await service.endToken(asked(request), request.params.id, request.body.password);
        return {};
      },
    );
  };
