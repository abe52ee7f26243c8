import type { ReactNode } from 'react';
import styles from './toast-text.module.css';

/** A toast of two lines: `toast.success(<ToastText title="Login Successful" text="…" />)`. */
export function ToastText({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <span className={styles.toast}>
      <strong className={styles.title}>{title}</strong>
      {text && <span className={styles.text}>{text}</span>}
    </span>
  );
}
