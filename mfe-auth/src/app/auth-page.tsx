import type { ReactNode } from 'react';
import { ProviderLinks, type ProviderWords } from '../features/providers/provider-links.tsx';
import { FormPage } from './form-page.tsx';

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
    <FormPage title={title} intro={intro} footer={footer}>
      <ProviderLinks words={providers} />
      {children}
    </FormPage>
  );
}
