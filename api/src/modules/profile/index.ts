export { profileModule } from './profile.routes.ts';
export { createPublicProfiles, type PublicProfiles } from './public-profiles.service.ts';
