import { SocialsForm } from '../features/profile/socials-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import type { TabProps } from './tab-props.ts';

export const SocialsTab = ({ profile }: TabProps) => (
  <SettingsCard
    title="Socials"
    intro="Links to you elsewhere, shown on your profile. Leave out what you don't have."
  >
    <SocialsForm profile={profile} />
  </SettingsCard>
);
