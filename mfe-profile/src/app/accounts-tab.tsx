import { messageOf, queryClient, useQuery } from '@site/shared/platform';
import { ErrorState } from '@site/shared/ui';
import { accountQuery } from '../features/account/account.queries.ts';
import { AccountFacts } from '../features/account/account-facts.tsx';
import { VerificationNotice } from '../features/account/verification-notice.tsx';
import { DataCard } from '../features/data/data-card.tsx';
import { DeleteAccountCard } from '../features/deletion/delete-account-card.tsx';
import { PasswordCard } from '../features/password/password-card.tsx';
import { MailsForm, PhoneForm, RevisionForm } from '../features/profile/account-forms.tsx';
import { HandleField } from '../features/profile/handle-field.tsx';
import { signInsQuery } from '../features/sign-ins/sign-ins.queries.ts';
import { SignIns } from '../features/sign-ins/sign-ins.tsx';
import { Loading } from './loading.tsx';
import { LogInAgain } from './log-in-again.tsx';
import { SettingsCard } from './settings-card.tsx';
import type { TabProps } from './settings-tabs.tsx';

export function AccountsTab({ user, profile }: TabProps) {
  const { data: account, error, refetch } = useQuery(accountQuery(user.id));
  const reloadAccount = () => {
    void queryClient.invalidateQueries(accountQuery(user.id));
    void queryClient.invalidateQueries(signInsQuery(user.id));
  };
  if (!account && error) {
    return (
      <ErrorState
        title="We couldn't load your account"
        message={messageOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!account) return <Loading />;
  return (
    <>
      <VerificationNotice account={account} />
      <AccountFacts account={account} id={<HandleField profile={profile} />} />
      <SettingsCard title="Phone">
        <PhoneForm profile={profile} />
      </SettingsCard>
      <PasswordCard
        hasPassword={account.hasPassword}
        logInAgain={<LogInAgain size="sm" />}
        onSaved={reloadAccount}
      />
      <SettingsCard
        title="Emails"
        intro="We always email you about your account, such as when your password changes. The rest is up to you:"
      >
        <MailsForm profile={profile} />
      </SettingsCard>
      <SettingsCard title="Revision">
        <RevisionForm profile={profile} />
      </SettingsCard>
      <SignIns />
      <DataCard />
      <DeleteAccountCard
        email={account.email}
        hasPassword={account.hasPassword}
        logInAgain={<LogInAgain variant="primary" />}
      />
    </>
  );
}
