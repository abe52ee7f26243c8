import { VisibilityForm } from '../features/profile/visibility-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import type { TabProps } from './tab-props.ts';

export const VisibilityTab = ({ profile }: TabProps) => (
  <SettingsCard title="Visibility">
    <VisibilityForm profile={profile} />
  </SettingsCard>
);
