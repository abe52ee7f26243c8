-- Reviewers, moderators and support, beside owners and editors, who stay what they are. What each role may do, the
-- contract says (admin-rights.ts).
alter table admins drop constraint admins_role_check;
alter table admins add constraint admins_role_check
  check (role in ('owner', 'editor', 'reviewer', 'moderator', 'support'));
alter table admin_invitations drop constraint admin_invitations_role_check;
alter table admin_invitations add constraint admin_invitations_role_check
  check (role in ('owner', 'editor', 'reviewer', 'moderator', 'support'));
