import { toast } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import styles from './second-factor.module.css';

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Copied!');
    } catch {
      toast.error("We couldn't copy the codes. Please write them down.");
    }
  };
  return (
    <div className={styles.form}>
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
