import type { Account } from '@site/shared/contracts';
import { Badge, Button, Card } from '@site/shared/ui';
import { useState } from 'react';
import styles from './account.module.css';
import { ChangeEmailForm } from './change-email-form.tsx';

const providerNames = { google: 'Google', github: 'GitHub' };

/** The account's ID, its address with the way to another one, and how one can sign in. */
export function AccountFacts({ account }: { account: Account }) {
  const { id, email, emailVerified, hasPassword, providers } = account;
  const ways = [...(hasPassword ? ['E-mail and password'] : []), ...providers.map(nameOf)];
  return (
    <Card as="section" className={styles.section} aria-labelledby="account-heading">
      <h2 id="account-heading">Account</h2>
      <dl className={styles.facts}>
        <dt>ID</dt>
        <dd className={styles.id}>{id}</dd>
        <dt>E-mail</dt>
        <dd className={styles.email}>
          {email}
          <Badge tone={emailVerified ? 'success' : 'warning'}>
            {emailVerified ? 'Verified' : 'Not verified'}
          </Badge>
        </dd>
        <dt>Ways to sign in</dt>
        <dd>{ways.join(', ')}</dd>
      </dl>
      {hasPassword ? (
        <ChangeEmail />
      ) : (
        <p className={styles.small}>To change the e-mail, set a password first.</p>
      )}
    </Card>
  );
}

const nameOf = (provider: keyof typeof providerNames) => providerNames[provider];

/** Whoever gives up finds the focus where they began. */
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
      Change e-mail
    </Button>
  );
}
