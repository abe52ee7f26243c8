import { Card, Page } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface FormPageProps {
  title: string;
  intro: string;
  /** Shown below the card: a link to another page. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of all pages of this remote: a heading, and one card in the middle. */
export function FormPage({ title, intro, footer, children }: FormPageProps) {
  return (
    <Page title={title} intro={intro} width="form">
      <Card padding="lg" className={styles.card}>
        {children}
      </Card>
      {footer && <p className={styles.footer}>{footer}</p>}
    </Page>
  );
}
