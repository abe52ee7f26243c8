import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from './icons.ts';
import styles from './notice.module.css';

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
};

export interface NoticeProps {
  /** `danger` and `warning` are announced at once (role alert), the others politely (role status). */
  tone?: keyof typeof icons;
  title?: string;
  className?: string;
  children?: ReactNode;
}

/** A message box within the page. */
export function Notice({ tone = 'info', title, className, children }: NoticeProps) {
  const Icon = icons[tone];
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[tone], className)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
