import {
  messageOf,
  type SessionUser,
  useQuery,
  useSearchParams,
  useSession,
} from '@site/shared/platform';
import { ErrorState, Page } from '@site/shared/ui';
import { SignInPrompt } from '../features/account/sign-in-prompt.tsx';
import { profileQuery } from '../features/profile/profile.queries.ts';
import { SocialsForm } from '../features/profile/socials-form.tsx';
import { UnsavedChangesGuard } from '../features/profile/unsaved-changes.tsx';
import { VisibilityForm } from '../features/profile/visibility-form.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { BasicInfoTab } from './basic-info-tab.tsx';
import { Loading } from './loading.tsx';
import { SettingsCard } from './settings-card.tsx';
import styles from './settings-page.module.css';
import { SettingsMenu, type SettingsTab, type TabProps, tabOf } from './settings-tabs.tsx';

const SocialsTab = ({ profile }: TabProps) => (
  <SettingsCard title="Socials" intro="Links to show on your profile. All of them are optional.">
    <SocialsForm profile={profile} />
  </SettingsCard>
);

const VisibilityTab = ({ profile }: TabProps) => (
  <SettingsCard title="Visibility">
    <VisibilityForm profile={profile} />
  </SettingsCard>
);

const tabs = {
  'basic-info': BasicInfoTab,
  socials: SocialsTab,
  visibility: VisibilityTab,
  accounts: AccountsTab,
};

/** /profile/edit */
export function SettingsPage() {
  const { status, user } = useSession();
  const tab = tabOf(useSearchParams()[0]);
  if (status === 'signed-out') return <SignInPrompt />;
  return (
    <Page title="Profile settings" intro="What others see about you, and how you log in.">
      <UnsavedChangesGuard>
        <div className={styles.columns}>
          <SettingsMenu current={tab} />
          <div className={styles.sections}>
            {user ? <Tab key={user.id} user={user} tab={tab} /> : <Loading />}
          </div>
        </div>
      </UnsavedChangesGuard>
    </Page>
  );
}

function Tab({ user, tab }: { user: SessionUser; tab: SettingsTab }) {
  const { data: profile, error, refetch } = useQuery(profileQuery(user.id));
  const Content = tabs[tab];
  if (profile) return <Content user={user} profile={profile} />;
  if (!error) return <Loading />;
  return (
    <ErrorState
      title="We couldn't load your profile"
      message={messageOf(error, 'Check your connection and try again.')}
      onRetry={() => void refetch()}
    />
  );
}
