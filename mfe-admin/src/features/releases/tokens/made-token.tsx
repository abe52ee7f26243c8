import type { ReleaseTokenMade } from '@site/shared/contracts';
import { toast } from '@site/shared/platform';
import { Button, Card, Notice } from '@site/shared/ui';
import { useEffect, useId, useRef } from 'react';
import forms from '../../../forms/form.module.css';
import styles from './tokens.module.css';

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
