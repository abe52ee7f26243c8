import type { Account } from '@site/shared/contracts';
import { Badge, Button, Card } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './account.module.css';
import { ChangeEmailForm } from './change-email-form.tsx';
import { EmailAddress } from './email-address.tsx';

const providerNames = { google: 'Google', github: 'GitHub' };

/** The person's ID with a link to change it, the account's address with a form to change it, and its sign-in methods. */
export function AccountFacts({ account, id }: { account: Account; id: ReactNode }) {
  const { email, emailVerified, hasPassword, providers } = account;
  const ways = [...(hasPassword ? ['Email and password'] : []), ...providers.map(nameOf)];
  return (
    <Card as="section" className={styles.section} aria-labelledby="account-heading">
      <h2 id="account-heading">Account</h2>
      <dl className={styles.facts}>
        <dt>ID</dt>
        <dd>{id}</dd>
        <dt>Email</dt>
        <dd className={styles.email}>
          <span>
            <EmailAddress>{email}</EmailAddress>
          </span>
          <Badge tone={emailVerified ? 'success' : 'warning'}>
            {emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </dd>
        <dt>Ways to log in</dt>
        <dd>{ways.join(', ')}</dd>
      </dl>
      {hasPassword ? (
        <ChangeEmail />
      ) : (
        <p className={styles.small}>To change your email, set a password first.</p>
      )}
    </Card>
  );
}

const nameOf = (provider: keyof typeof providerNames) => providerNames[provider];

/** After cancelling, the focus returns to where it was. */
function ChangeEmail() {
  const [form, setForm] = useState<'unseen' | 'open' | 'closed'>('unseen');
  if (form === 'open') return <ChangeEmailForm onClose={() => setForm('closed')} />;
  return (
    <Button
      size="sm"
      ref={(button) => {
        if (form === 'closed') button?.focus();
      }}
      onClick={() => setForm('open')}
    >
      Change email
    </Button>
  );
}
