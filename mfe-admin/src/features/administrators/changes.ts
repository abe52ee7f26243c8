import { request } from '@site/shared/api';
import type { Administrator } from '@site/shared/contracts/identity';

export interface AdministratorChange {
  /** The button's label in the list. */
  label: string;
  /** The button's accessible name, with the administrator's name. */
  about: (name: string) => string;
  title: string;
  description: (name: string) => string;
  action: string;
  variant: 'danger' | 'primary';
  done: string;
  make: (id: string) => Promise<unknown>;
}

const change = (id: string, body: { disabled?: boolean; role?: Administrator['role'] }) =>
  request('PATCH /v1/admin/administrators/{id}', { params: { id }, body });

const promote: AdministratorChange = {
  label: 'Make owner',
  about: (name) => `Make ${name} an owner`,
  title: 'Make this editor an owner?',
  description: (name) =>
    `${name} will be able to do everything you can: see people, and invite, change and remove administrators.`,
  action: 'Make owner',
  variant: 'primary',
  done: 'Role changed!',
  make: (id) => change(id, { role: 'owner' }),
};

const demote: AdministratorChange = {
  label: 'Make editor',
  about: (name) => `Make ${name} an editor`,
  title: 'Make this owner an editor?',
  description: (name) =>
    `${name} will look after content and discussions only. Invitations they sent are withdrawn.`,
  action: 'Make editor',
  variant: 'primary',
  done: 'Role changed!',
  make: (id) => change(id, { role: 'editor' }),
};

const disable: AdministratorChange = {
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

const enable: AdministratorChange = {
  label: 'Enable',
  about: (name) => `Enable ${name}`,
  title: 'Enable this administrator?',
  description: (name) => `${name} will be able to sign in again.`,
  action: 'Enable',
  variant: 'primary',
  done: 'Administrator enabled!',
  make: (id) => change(id, { disabled: false }),
};

const remove: AdministratorChange = {
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

/** What an owner can do about another administrator. */
export const changesOf = ({ role, disabledAt }: Administrator): AdministratorChange[] => [
  role === 'owner' ? demote : promote,
  disabledAt ? enable : disable,
  remove,
];
