import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReleaseRight, releaseRights } from '@site/shared/contracts/composition';
import {
  ALL_UNITS,
  MOST_TOKEN_DAYS,
  type NewReleaseToken,
  newReleaseToken,
  type ReleaseTokenMade,
} from '@site/shared/contracts/releases';
import { toast, useQuery } from '@site/shared/platform';
import { Button, Card, Notice, SelectField, TextField } from '@site/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import forms from '../../../forms/form.module.css';
import { releasesQuery } from '../releases.queries.ts';
import styles from './tokens.module.css';

/** What a token may do, in words. */
export const rights: Record<ReleaseRight, { label: string; hint: string }> = {
  publish: { label: 'Publish', hint: 'Upload and store versions, and show them to people.' },
  promote: { label: 'Promote', hint: 'Make stored versions live.' },
  approve: { label: 'Approve', hint: 'Approve what another person has asked for.' },
  rollback: { label: 'Roll back', hint: 'Go back to a version that was live.' },
  tokens: { label: 'Tokens', hint: 'Create and revoke tokens that can do no more than this one.' },
};

/** The form for a new token: who it's for, and what it may do. */
export function TokenForm({ onMake }: { onMake: (token: NewReleaseToken) => void }) {
  const id = useId();
  const { data: releases } = useQuery(releasesQuery);
  const { register, handleSubmit, formState } = useForm<NewReleaseToken>({
    resolver: standardSchemaResolver(newReleaseToken),
    defaultValues: { name: '', unit: ALL_UNITS, rights: ['publish', 'promote'], days: 90 },
  });
  const { errors } = formState;
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <form className={forms.form} noValidate onSubmit={handleSubmit(onMake)}>
        <h3 id={id}>Create a token</h3>
        <div className={styles.fields}>
          <TextField
            label="Name"
            required
            autoComplete="off"
            hint="Who releases with it, as the history will show, such as CI of mfe-articles."
            error={errors.name?.message}
            {...register('name')}
          />
          <SelectField label="Unit" error={errors.unit?.message} {...register('unit')}>
            <option value={ALL_UNITS}>All units</option>
            {releases?.units.map(({ unit }) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
          <TextField
            label="Days until it expires"
            required
            type="number"
            min={1}
            max={MOST_TOKEN_DAYS}
            error={errors.days?.message}
            {...register('days', { valueAsNumber: true })}
          />
        </div>
        <fieldset className={styles.rights} aria-describedby={errors.rights && `${id}-rights`}>
          <legend>It can</legend>
          {releaseRights.map((right) => (
            <label key={right} className={styles.right}>
              <input type="checkbox" value={right} {...register('rights')} />
              <span>
                {rights[right].label} <span className={styles.hint}>{rights[right].hint}</span>
              </span>
            </label>
          ))}
          {errors.rights && (
            <p id={`${id}-rights`} className={styles.error}>
              {errors.rights.message}
            </p>
          )}
        </fieldset>
        <Button type="submit" variant="primary" className={forms.submit}>
          Create token
        </Button>
      </form>
    </Card>
  );
}

interface MadeTokenProps {
  made: ReleaseTokenMade;
  onSaved: () => void;
}

/** A token that was just made, shown only once. */
export function MadeToken({ made, onSaved }: MadeTokenProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.token);
      toast.success('Copied!');
    } catch {
      toast.error("We couldn't copy the token. Please select it and copy it yourself.");
    }
  };
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className={forms.form}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        The token {made.name}
      </h3>
      <Notice tone="warning" title="Keep it where only your team can read it">
        <p>It won't be shown again. Programs send it as MFE_TOKEN.</p>
      </Notice>
      <code className={styles.token}>{made.token}</code>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onSaved}>
          I've saved it
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </Card>
  );
}
