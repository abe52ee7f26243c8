import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../../context.ts';
import type { Keys } from '../../keys/derive-keys.ts';
import { registerModules } from '../../routing/register-modules.ts';
import type { AccessTokens } from '../../session/access-token.ts';
import type { SessionReader } from '../../session/session.plugin.ts';
import { accountDeletionModule } from './account-deletion/account-deletion.routes.ts';
import { adminsModule } from './admins/admins.routes.ts';
import type { Admins } from './admins/admins.ts';
import { authModule } from './auth/auth.routes.ts';
import { avatarsModule } from './avatars/avatars.routes.ts';
import { callbacksModule } from './callbacks/callbacks.routes.ts';
import { collegesModule } from './colleges/colleges.routes.ts';
import { dataExportModule } from './data-export/data-export.routes.ts';
import { demonstrationModule } from './demonstration/demonstration.routes.ts';
import { oauthModule } from './oauth/oauth.routes.ts';
import { peopleModule } from './people/people.routes.ts';
import { profileModule } from './profile/profile.routes.ts';

interface Needs {
  keys: Keys;
  tokens: AccessTokens;
  sessionOf: SessionReader;
  admins: Admins;
}

/** The calls of accounts: who a person is, as a learner or an administrator, and what belongs to them as a person. */
export const identityRoutes =
  (context: Context, { keys, tokens, sessionOf, admins }: Needs): FastifyPluginAsync =>
  (app) =>
    registerModules(app, {
      auth: authModule(context, keys, tokens),
      oauth: oauthModule(context, keys, { tokens, sessionOf }),
      accountDeletion: accountDeletionModule(context, keys),
      callbacks: callbacksModule(context),
      profile: profileModule(context),
      avatars: avatarsModule(context),
      colleges: collegesModule(),
      dataExport: dataExportModule(context),
      admins: adminsModule(admins),
      demonstration: demonstrationModule(context),
      people: peopleModule(context, keys),
    });
