export { avatarFiles, avatarsModule } from './avatars.routes.ts';
