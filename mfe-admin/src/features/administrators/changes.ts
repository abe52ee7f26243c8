import { request } from '@site/shared/api';
import { type AdminRole, adminRoles, roleHasRight } from '@site/shared/contracts/composition';
import type { Administrator } from '@site/shared/contracts/identity';

export interface AdministratorChange {
  title: string;
  description: (name: string) => string;
  action: string;
  variant: 'danger' | 'primary';
  done: string;
  make: (id: string) => Promise<unknown>;
}

const change = (id: string, body: { disabled?: boolean; role?: Administrator['role'] }) =>
  request('PATCH /v1/admin/administrators/{id}', { params: { id }, body });

/** Gives an administrator another role. */
export const toRole = (role: AdminRole): AdministratorChange => {
  const { noun, task } = adminRoles[role];
  const invites = roleHasRight(role, 'administrators');
  return {
    title: `Make this administrator ${noun}?`,
    description: (name) =>
      `From now on ${name} ${task}, in open sessions too. ${
        invites
          ? 'An owner can do everything you can: see people, and invite, change and remove administrators.'
          : 'Invitations they sent are withdrawn.'
      }`,
    action: 'Change role',
    variant: 'primary',
    done: 'Role changed!',
    make: (id) => change(id, { role }),
  };
};

/** A change that has a button in the list. */
interface ButtonChange extends AdministratorChange {
  /** The button's label. */
  label: string;
  /** The button's accessible name, with the administrator's name. */
  about: (name: string) => string;
}

const disable: ButtonChange = {
  label: 'Disable',
  about: (name) => `Disable ${name}`,
  title: 'Disable this administrator?',
  description: (name) =>
    `${name} will be signed out everywhere at once and won't be able to sign in until you enable them again.`,
  action: 'Disable',
  variant: 'danger',
  done: 'Administrator disabled!',
  make: (id) => change(id, { disabled: true }),
};

const enable: ButtonChange = {
  label: 'Enable',
  about: (name) => `Enable ${name}`,
  title: 'Enable this administrator?',
  description: (name) => `${name} will be able to sign in again.`,
  action: 'Enable',
  variant: 'primary',
  done: 'Administrator enabled!',
  make: (id) => change(id, { disabled: false }),
};

const remove: ButtonChange = {
  label: 'Remove',
  about: (name) => `Remove ${name}`,
  title: 'Remove this administrator?',
  description: (name) =>
    `The account of ${name} is closed for good, and they're signed out everywhere at once. What they did stays in the audit log. To keep someone out for a while, disable them instead.`,
  action: 'Remove for good',
  variant: 'danger',
  done: 'Administrator removed!',
  make: (id) => request('DELETE /v1/admin/administrators/{id}', { params: { id } }),
};

/** What an owner can do about another administrator, beside giving them another role. */
export const changesOf = ({ disabledAt }: Administrator): ButtonChange[] => [
  disabledAt ? enable : disable,
  remove,
];
