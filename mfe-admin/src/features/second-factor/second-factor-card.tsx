import type { SecondFactorSetup } from '@site/shared/contracts/identity';
import { toast, useQuery, useQueryClient } from '@site/shared/platform';
import { Badge, Button, Card, Notice } from '@site/shared/ui';
import { useRef, useState } from 'react';
import forms from '../../forms/form.module.css';
import { NotLoaded } from '../../loading/not-loaded.tsx';
import { ManageFactor } from './manage-factor.tsx';
import styles from './second-factor.module.css';
import { secondFactorQuery } from './second-factor.queries.ts';
import { BeginForm, ConfirmForm } from './setup-forms.tsx';

/** Sets up, renews or turns off the administrator's second factor. */
export function SecondFactorCard() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: factor } = useQuery(secondFactorQuery);
  return (
    <Card as="section" padding="lg" aria-labelledby="second-factor" className={styles.card}>
      <div className={styles.head}>
        <h2 id="second-factor" ref={heading} tabIndex={-1}>
          Second factor
        </h2>
        {factor && (
          <Badge tone={factor.on ? 'success' : 'warning'}>{factor.on ? 'On' : 'Off'}</Badge>
        )}
      </div>
      <p className={styles.words}>
        With a second factor, signing in also asks for a code that an authenticator app on your
        phone shows. Then a stolen password isn't enough.
      </p>
      <Steps onNext={() => heading.current?.focus()} />
    </Card>
  );
}

/**
 * Setup and recovery codes are shown once and never cached: they disappear with the page. Each finished
 * step disappears along with the focus; `onNext` is called to move it elsewhere.
 */
function Steps({ onNext }: { onNext: () => void }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const client = useQueryClient();

  const showCodes = (fresh: string[]) => {
    setSetup(null);
    setCodes(fresh);
    onNext();
    void client.invalidateQueries({ queryKey: ['admin-data'] });
  };

  const leave = () => {
    setSetup(null);
    setCodes(null);
    onNext();
  };

  if (codes) return <RecoveryCodes codes={codes} onSaved={leave} />;
  if (setup) return <ConfirmForm setup={setup} onConfirmed={showCodes} onCancel={leave} />;
  if (factor?.on) {
    const left = factor.recoveryCodesLeft;
    return <ManageFactor left={left} onRenewed={showCodes} onTurnedOff={onNext} />;
  }
  if (factor) return <BeginForm onBegun={setSetup} />;
  return (
    <NotLoaded
      error={error}
      refetch={refetch}
      failed="We couldn't check whether it's on"
      loading="Loading..."
      height="6rem"
    />
  );
}

/** The recovery codes, shown only once. */
function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Copied!');
    } catch {
      toast.error("We couldn't copy the codes. Please write them down.");
    }
  };
  return (
    <div className={forms.narrow}>
      <Notice tone="warning" title="Keep these recovery codes where only you can find them">
        <p>They won't be shown again. Each signs you in once if you don't have your phone.</p>
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onSaved}>
          I've saved them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  );
}
