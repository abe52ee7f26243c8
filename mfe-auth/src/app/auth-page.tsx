import { Card, Page } from '@site/shared/ui';
import type { ReactNode } from 'react';
import { ProviderLinks, type ProviderWords } from '../features/providers/provider-links.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  intro: string;
  providers: ProviderWords;
  /** Below the form: the way to the other page. */
  footer: ReactNode;
  children: ReactNode;
}

/** What login and register have in common: heading, provider sign-in, the form, a way to the other one. */
export function AuthPage({ title, intro, providers, footer, children }: AuthPageProps) {
  return (
    <Page title={title} intro={intro} width="form">
      <Card padding="lg" className={styles.card}>
        <ProviderLinks words={providers} />
        {children}
      </Card>
      <p className={styles.footer}>{footer}</p>
    </Page>
  );
}
