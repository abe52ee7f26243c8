import * as z from 'zod/mini';

/** What an administrator may be allowed to do, in the words of the administrators' guide. */
export const adminRights = {
  'read-content': "read articles, roadmaps and DSA problems, with what isn't published",
  content: 'write, publish, import and announce',
  review: 'comment on articles for their authors, and approve them',
  discussions: 'decide on reports and comments',
  callbacks: 'answer callback requests',
  figures: 'read analytics, releases and their health',
  operation: 'see failed jobs and rendering, and retry jobs',
  releases: 'change what is live',
  people: "see learners' accounts, disable and enable them",
  administrators: 'invite, change and remove administrators',
  records: 'read the audit log and security events',
} as const;
export type AdminRight = keyof typeof adminRights;

const all = Object.keys(adminRights) as AdminRight[];

/**
 * The only table of roles: whom the API lets in, what menus show, what can be chosen for an invitation and what the
 * guide says all come from it. `noun` and `task` make a sentence: an editor looks after content.
 */
export const adminRoles = {
  owner: { label: 'Owner', noun: 'an owner', task: 'runs the site', rights: all },
  editor: {
    label: 'Editor',
    noun: 'an editor',
    task: 'looks after content and discussions',
    rights: ['read-content', 'content', 'review', 'discussions', 'figures', 'operation'],
  },
  reviewer: {
    label: 'Reviewer',
    noun: 'a reviewer',
    task: "reviews content before it's published",
    rights: ['read-content', 'review'],
  },
  moderator: {
    label: 'Moderator',
    noun: 'a moderator',
    task: 'looks after discussions',
    rights: ['discussions'],
  },
  support: {
    label: 'Support',
    noun: 'support',
    task: 'answers callback requests',
    rights: ['callbacks'],
  },
} as const satisfies Record<
  string,
  { label: string; noun: string; task: string; rights: readonly AdminRight[] }
>;

export type AdminRole = keyof typeof adminRoles;
export const adminRole = z.enum(Object.keys(adminRoles) as [AdminRole, ...AdminRole[]]);

/** The roles that have a right. */
export const rolesWith = (right: AdminRight): AdminRole[] =>
  adminRole.options.filter((role) => roleHasRight(role, right));

/** Whether an administrator with this role has a right. */
export const roleHasRight = (role: AdminRole, right: AdminRight): boolean =>
  (adminRoles[role].rights as readonly AdminRight[]).includes(right);
