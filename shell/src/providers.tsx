import { queryClient } from '@site/shared/platform';
import { SessionProvider } from '@site/shared/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { AppBoundary } from './pages/app-boundary.tsx';

/** What is around the router, in a browser and while a page is rendered. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <AppBoundary>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SessionProvider>
    </AppBoundary>
  </StrictMode>
);
