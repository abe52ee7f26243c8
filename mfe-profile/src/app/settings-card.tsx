import { Card } from '@site/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './settings-page.module.css';

interface SettingsCardProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** One subject of a tab. */
export function SettingsCard({ title, intro, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </Card>
  );
}
