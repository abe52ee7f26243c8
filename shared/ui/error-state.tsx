import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CircleAlertIcon, RotateCwIcon } from './icons.ts';
import styles from './state.module.css';

export interface ErrorStateProps {
  title: string;
  /** What went wrong, for the person who sees it. */
  message?: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: () => void;
  retryLabel?: string;
  /** Further actions. */
  action?: ReactNode;
}

/** Shown in place of content that could not be loaded. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, retryLabel = 'Try again', action } = props;
  return (
    <div className={styles.state} role="alert">
      <span className={`${styles.icon} ${styles.failed}`} aria-hidden="true">
        <CircleAlertIcon />
      </span>
      <h2 className={styles.title}>{title}</h2>
      {message && <p className={styles.text}>{message}</p>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button variant="primary" icon={<RotateCwIcon aria-hidden="true" />} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
