import { SocialsForm } from '../features/profile/socials-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import type { TabProps } from './tab-props.ts';

export const SocialsTab = ({ profile }: TabProps) => (
  <SettingsCard title="Socials" intro="Links to show on your profile. All of them are optional.">
    <SocialsForm profile={profile} />
  </SettingsCard>
);
