import {
  basicInfoRequest,
  basicInfoSection,
  conflictWith,
  handleRequest,
  handleSection,
  mailsRequest,
  mailsSection,
  phoneRequest,
  phoneSection,
  profile,
  publicProfile,
  publicProfileParams,
  revisionRequest,
  revisionSection,
  socialsRequest,
  socialsSection,
  visibilityRequest,
  visibilitySection,
} from '@site/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors/domain-error.ts';
import { requireUser } from '../../session/session.plugin.ts';
import { createProfileService } from './profile.service.ts';
import type { PublicProfiles } from './public-profiles.service.ts';

const answersOf = <T extends z.ZodMiniType>(section: T) => ({
  200: section,
  409: conflictWith(section),
});

/** What a person says about themselves, and who gets to see it. */
export const profileModule =
  ({ database: { kysely } }: Context, publicProfiles: PublicProfiles): FastifyPluginAsyncZod =>
  async (app) => {
    const profiles = createProfileService(kysely);

    app.get('/profile', { schema: { response: { 200: profile } } }, (request) =>
      profiles.read(requireUser(request)),
    );

    app.put(
      '/profile/basic-info',
      { schema: { body: basicInfoRequest, response: answersOf(basicInfoSection) } },
      (request) => profiles.changeBasicInfo(requireUser(request), request.body),
    );

    app.put(
      '/profile/socials',
      { schema: { body: socialsRequest, response: answersOf(socialsSection) } },
      (request) => profiles.changeSocials(requireUser(request), request.body),
    );

    app.put(
      '/profile/visibility',
      { schema: { body: visibilityRequest, response: answersOf(visibilitySection) } },
      (request) => profiles.changeVisibility(requireUser(request), request.body),
    );

    app.put(
      '/profile/mails',
      { schema: { body: mailsRequest, response: answersOf(mailsSection) } },
      (request) => profiles.changeMails(requireUser(request), request.body),
    );

    app.put(
      '/profile/revision',
      { schema: { body: revisionRequest, response: answersOf(revisionSection) } },
      (request) => profiles.changeRevision(requireUser(request), request.body),
    );

    app.put(
      '/profile/handle',
      {
        config: { limit: 'handle' },
        schema: { body: handleRequest, response: answersOf(handleSection) },
      },
      (request) => profiles.changeHandle(requireUser(request), request.body),
    );

    app.put(
      '/profile/phone',
      {
        config: { limit: 'phone' },
        schema: { body: phoneRequest, response: answersOf(phoneSection) },
      },
      (request) => profiles.changePhone(requireUser(request), request.body),
    );

    app.get(
      '/profiles/:handle',
      { schema: { params: publicProfileParams, response: { 200: publicProfile } } },
      async ({ user, params }) => {
        const found = await publicProfiles.find(params.handle, user?.id ?? null);
        if (!found) throw notFound("There's no public profile with this ID.");
        return found;
      },
    );
  };
