import { Card, Notice, Page } from '@site/shared/ui';
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
      <noscript>
        <div className={styles.withoutScripts}>
          <Notice tone="warning" title="This form needs JavaScript">
            <p>Allow it for this site in your browser, and reload the page.</p>
          </Notice>
        </div>
      </noscript>
      <Card padding="lg" className={styles.card}>
        {children}
      </Card>
      {footer && <p className={styles.footer}>{footer}</p>}
    </Page>
  );
}
