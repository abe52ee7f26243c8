import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import {
  type Account,
  type ChangeEmailRequest,
  changeEmailRequest,
} from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Badge, Button, Card, Notice, PasswordField, TextField } from '@site/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from './account.module.css';
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

const fields = ['email', 'password'] as const;

/** Requests a change of address, which takes effect once the emailed link is opened. */
function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ChangeEmailRequest>({
    resolver: standardSchemaResolver(changeEmailRequest),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = async (body: ChangeEmailRequest) => {
    try {
      await request('PUT /v1/auth/email', { body });
      setSentTo(body.email);
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      const invalid = fields.filter((field) => fieldErrors[field]);
      for (const field of invalid) setError(field, { message: fieldErrors[field] });
      if (invalid[0]) setFocus(invalid[0]);
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  if (sentTo) return <Sent address={sentTo} />;
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Send confirmation email
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

const FAILED = "We couldn't change your email. Please try again.";

const Sent = ({ address }: { address: string }) => (
  <Notice tone="success" title={`We've sent an email to ${address}.`}>
    <p>Open the link in it to switch your account to the new address.</p>
  </Notice>
);
