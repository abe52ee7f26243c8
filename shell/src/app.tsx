import { queryClient } from '@site/shared/platform';
import { SessionProvider } from '@site/shared/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppBoundary } from './pages/app-boundary.tsx';

/** The whole site: what is shared with remotes, around the router. */
export const App = ({ router }: { router: ReturnType<typeof createBrowserRouter> }) => (
  <StrictMode>
    <AppBoundary>
      <SessionProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </AppBoundary>
  </StrictMode>
);
