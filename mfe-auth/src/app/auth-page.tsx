import type { ReactNode } from 'react';
import { ProviderLinks, type ProviderWords } from '../features/providers/provider-links.tsx';
import { FormPage } from './form-page.tsx';

interface AuthPageProps {
  title: string;
  intro: string;
  /** Why the person was led here, if an action needed a login. */
  purpose: ReactNode;
  providers: ProviderWords;
  /** Shown below the form: a link to the other page. */
  footer: ReactNode;
  children: ReactNode;
}

/** The layout of the login and register pages: heading, provider sign-in, the form, a link to the other page. */
export function AuthPage({ title, intro, purpose, providers, footer, children }: AuthPageProps) {
  return (
    <FormPage title={title} intro={intro} footer={footer}>
      {purpose}
      <ProviderLinks words={providers} />
      {children}
    </FormPage>
  );
}
