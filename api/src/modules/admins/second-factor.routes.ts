import {
  adminPasswordRequest,
  changeSecondFactorRequest,
  confirmSecondFactorRequest,
  recoveryCodes,
  secondFactor,
  secondFactorSetup,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Admins } from './admins.ts';

/** An administrator's own second factor: set up, renewed, turned off. */
export const secondFactorRoutes =
  ({ secondFactor: service, guesses: { placeOf }, tokenOf }: Admins): FastifyPluginAsyncZod =>
  async (app) => {
    const url = '/admins/me/second-factor';
    const config = { ignoresSession: true };
    const limited = { ...config, limit: 'adminPassword' } as const;

    app.get(url, { config, schema: { response: { 200: secondFactor } } }, (request) =>
      service.status(tokenOf(request)),
    );

    app.post(
      url,
      {
        config: limited,
        schema: { body: adminPasswordRequest, response: { 200: secondFactorSetup } },
      },
      (request) => service.begin(tokenOf(request), request.body.password, placeOf(request)),
    );

    app.post(
      `${url}/confirm`,
      {
        config: limited,
        schema: { body: confirmSecondFactorRequest, response: { 200: recoveryCodes } },
      },
      (request) => service.confirm(tokenOf(request), request.body.code),
    );

    app.post(
      `${url}/recovery-codes`,
      {
        config: limited,
        schema: { body: changeSecondFactorRequest, response: { 200: recoveryCodes } },
      },
      (request) => service.renewRecoveryCodes(tokenOf(request), request.body, placeOf(request)),
    );

    app.post(
      `${url}/off`,
      {
        config: limited,
        schema: { body: changeSecondFactorRequest, response: { 200: z.object({}) } },
      },
      async (request) => {
        await service.turnOff(tokenOf(request), request.body, placeOf(request));
        return {};
      },
    );
  };
