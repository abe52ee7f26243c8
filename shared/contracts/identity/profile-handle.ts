import * as z from 'zod/mini';
import { text } from '../composition/text.ts';
import { isReservedName } from './reserved-names.ts';

export const HANDLE_MIN = 3;
export const HANDLE_MAX = 30;

const HANDLE_EXPECTED = `An ID has ${HANDLE_MIN} to ${HANDLE_MAX} lower-case letters, digits and single hyphens, and begins with a letter.`;
const HANDLE_RESERVED = 'This ID is reserved. Please choose another one.';

/** Pages below /profile, now or later, and words that would look like the site's own. */
const reservedHandles = new Set([
  ...['about', 'account', 'accounts', 'activity', 'api', 'article', 'articles', 'assets', 'auth'],
  ...['avatar', 'avatars', 'basic-info', 'blog', 'blogs', 'bookmarks', 'bot', 'calendar', 'career'],
  ...['careers', 'college', 'colleges', 'comments', 'community', 'contact', 'dashboard', 'delete'],
  ...['deletion', 'edit', 'everyone', 'export', 'feedback', 'former-member', 'guest', 'help'],
  ...['home', 'import', 'info', 'jobs', 'legal', 'login', 'logout', 'mail', 'mails', 'member'],
  ...['merge', 'merges'],
  ...[
    'members',
    'new',
    'news',
    'noreply',
    'no-reply',
    'notes',
    'notifications',
    'null',
    'official',
  ],
  ...['owner', 'placementtraining', 'policy', 'postmaster', 'posts', 'privacy', 'private'],
  ...['profile', 'profiles', 'progress', 'public', 'register', 'report', 'reports', 'revision'],
  ...['revisions', 'roadmap', 'roadmaps', 'root', 'saved', 'search', 'security', 'settings'],
  ...['signin', 'signup', 'site', 'socials', 'staff', 'status', 'system', 'team', 'terms', 'test'],
  ...['undefined', 'user', 'users', 'visibility', 'visitor', 'webmaster', 'www', 'you'],
]);

/** A person's public name in addresses (/profile/asha-rao). Capitals are taken as small letters. */
export const handle = text(HANDLE_MAX, HANDLE_EXPECTED).check(
  z.overwrite((typed) => typed.trim().toLowerCase()),
  z.minLength(HANDLE_MIN, HANDLE_EXPECTED),
  z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, HANDLE_EXPECTED),
  z.refine((name) => !reservedHandles.has(name) && !isReservedName(name), HANDLE_RESERVED),
);
