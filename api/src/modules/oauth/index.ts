export { oauthModule } from './oauth.routes.ts';
