import { demoCredentials } from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors/domain-error.ts';
import { isFromOwnMachine } from '../../own-machine.ts';
import { findDemoAdmin } from './demo-accounts.ts';

/** How to sign in as the demonstration administrator, for browsers on this machine only. */
export const demonstrationModule =
  ({ config }: Pick<Context, 'config'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/admins/demonstration',
      { config: { ignoresSession: true }, schema: { response: { 200: demoCredentials } } },
      async (request) => {
        const shown = config.demo && isFromOwnMachine(request);
        const admin = shown ? await findDemoAdmin(config) : null;
        if (!admin) throw notFound("There's no demo administrator here.");
        return admin;
      },
    );
  };
