import { Button } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import styles from './copy-button.module.css';

const CONFIRMED_MS = 2_000;

/** Copies the current listing and says so for two seconds. */
export function CopyButton({ code }: { code: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied((times) => times + 1);
    } catch (error) {
      console.warn('The listing could not be copied.', error);
    }
  };
  return (
    <Button size="sm" variant="ghost" className={styles.copy} onClick={copy}>
      <span aria-live="polite">{copied > 0 ? 'Copied!' : 'Copy'}</span>
    </Button>
  );
}
