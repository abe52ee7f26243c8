import { Card, Notice, Page } from '@site/shared/ui';
import type { ReactNode } from 'react';
import styles from './form-page.module.css';
import { WayUp } from './way-up.tsx';

interface FormPageProps {
  title: string;
  intro: string;
  /** Shown below the card: a link to another page. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of all pages of this remote: a heading and one card, with a picture beside it on wide screens. */
export function FormPage({ title, intro, footer, children }: FormPageProps) {
  return (
    <div className={styles.beside}>
      <Page title={title} intro={intro} width="form">
        <noscript>
          <div className={styles.withoutScripts}>
            <Notice tone="warning" title="This form needs JavaScript">
              <p>Turn it on for this site in your browser, then reload the page.</p>
            </Notice>
          </div>
        </noscript>
        <Card padding="lg" className={styles.card}>
          {children}
        </Card>
        {footer && <p className={styles.footer}>{footer}</p>}
      </Page>
      <WayUp />
    </div>
  );
}
