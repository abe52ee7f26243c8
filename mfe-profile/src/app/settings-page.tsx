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
import { UnsavedChangesGuard } from '../features/profile/unsaved-changes.tsx';
import { AccountsTab } from './accounts-tab.tsx';
import { BasicInfoTab } from './basic-info-tab.tsx';
import { Loading } from './loading.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import styles from './settings-page.module.css';
import { type SettingsTab, tabOf } from './settings-tabs.ts';
import { SocialsTab } from './socials-tab.tsx';
import { VisibilityTab } from './visibility-tab.tsx';

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
