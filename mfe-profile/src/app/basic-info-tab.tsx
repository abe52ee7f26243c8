import { nameFrom } from '@site/shared/contracts/identity';
import { Link, sessionStore } from '@site/shared/platform';
import { Notice } from '@site/shared/ui';
import { AvatarField } from '../features/avatar/avatar-field.tsx';
import { BasicInfoForm } from '../features/profile/basic-info/basic-info-form.tsx';
import { updateProfile } from '../features/profile/profile.queries.ts';
import { SettingsCard } from './settings-card.tsx';
import { type TabProps, tabPath } from './settings-tabs.tsx';

export function BasicInfoTab({ user, profile }: TabProps) {
  const { firstName, lastName, country } = profile.basicInfo;
  const showAvatar = (avatarUrl: string | null) => {
    void updateProfile(user.id, { avatarUrl });
    // The header shows it too.
    void sessionStore.getState().verify();
  };
  return (
    <>
      {country === null && <FirstUse />}
      <SettingsCard title="Basic Info" intro="Fields marked with * are required.">
        <AvatarField
          name={nameFrom(firstName, lastName)}
          avatarUrl={profile.avatarUrl}
          onSaved={showAvatar}
        />
        <BasicInfoForm profile={profile} accountsPath={tabPath('accounts')} />
      </SettingsCard>
    </>
  );
}

const FirstUse = () => (
  <Notice title="Your profile is still empty">
    <p>
      Tell us where you study and what you're aiming for. You can change it later, and nobody else
      sees it unless you make your profile public under{' '}
      <Link to={tabPath('visibility')}>Visibility</Link>.
    </p>
  </Notice>
);
