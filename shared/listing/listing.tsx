import tokenStyles from '@site/shared/reading/tokens.module.css';
import { Button, classNames, VisuallyHidden } from '@site/shared/ui';
import { useEffect, useState } from 'react';
import styles from './listing.module.css';
import type { Line, Token } from './listing-lines.ts';

interface ListingProps {
  lines: readonly Line[];
  label: string;
  /** The line, from 1, in which the last run failed. */
  markedLine?: number | null;
}

/**
 * Code with line numbers. The numbers aren't part of the text, so selecting and copying yields only code.
 */
export const Listing = ({ lines, label, markedLine = null }: ListingProps) => (
  <section
    className={classNames(styles.listing, tokenStyles.tokens)}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    tabIndex={0}
  >
    <pre>
      {lines.map((line, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={index}
          data-line={index + 1}
          className={classNames(styles.line, markedLine === index + 1 && styles.markedLine)}
        >
          {markedLine === index + 1 && <VisuallyHidden>Error on this line: </VisuallyHidden>}
          {line.map(renderToken)}
          {'\n'}
        </span>
      ))}
    </pre>
  </section>
);

/** The element around the tokens gives them their colours, with the class of `tokens.module.css`. */
export const renderToken = ({ text, kind }: Token, index: number) =>
  kind ? (
    <span key={index} className={kind}>
      {text}
    </span>
  ) : (
    text
  );

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
