import { profileRoutes } from '@site/shared/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors/domain-error.ts';
import { serveRoutes } from '../../../routing/serve-routes.ts';
import { createProfileService } from './profile.service.ts';
import { findPublicProfile } from './public-profiles.service.ts';

/** What a person says about themselves, and who gets to see it. */
export const profileModule =
  ({ database: { kysely } }: Context): FastifyPluginAsync =>
  async (app) => {
    const profiles = createProfileService(kysely);
    const serve = serveRoutes(app, profileRoutes);

    serve('GET /v1/profile', ({ user }) => profiles.read(user));
    serve('PUT /v1/profile/basic-info', ({ user, body }) => profiles.changeBasicInfo(user, body));
    serve('PUT /v1/profile/socials', ({ user, body }) => profiles.changeSocials(user, body));
    serve('PUT /v1/profile/visibility', ({ user, body }) => profiles.changeVisibility(user, body));
    serve('PUT /v1/profile/mails', ({ user, body }) => profiles.changeMails(user, body));
    serve('PUT /v1/profile/revision', ({ user, body }) => profiles.changeRevision(user, body));
    serve('PUT /v1/profile/handle', ({ user, body }) => profiles.changeHandle(user, body));
    serve('PUT /v1/profile/phone', ({ user, body }) => profiles.changePhone(user, body));

    serve('GET /v1/profiles/{handle}', async ({ user, params }) => {
      const found = await findPublicProfile(kysely, params.handle, user?.id ?? null);
      if (!found) throw notFound("There's no public profile with this ID.");
      return found;
    });
  };
