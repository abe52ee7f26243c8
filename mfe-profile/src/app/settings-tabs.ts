/** The tabs of /profile/edit, by their names in the address. */
export const settingsTabs = {
  'basic-info': 'Basic Info',
  socials: 'Socials',
  visibility: 'Visibility',
  accounts: 'Accounts',
} as const;

export type SettingsTab = keyof typeof settingsTabs;

/** The tab that `?tab=` names; the first one if it names none. */
export const tabOf = (search: URLSearchParams): SettingsTab => {
  const named = search.get('tab') ?? '';
  return Object.hasOwn(settingsTabs, named) ? (named as SettingsTab) : 'basic-info';
};

export const tabPath = (tab: SettingsTab): string =>
  tab === 'basic-info' ? '/profile/edit' : `/profile/edit?tab=${tab}`;
