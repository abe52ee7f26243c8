import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import {
  createMemoryRouter,
  type RouteObject,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import type { RuntimeConfig } from '../contracts/composition/index.ts';
import { queryClient } from '../platform/query-client.ts';
import { SessionProvider, type SessionUser, sessionStore } from '../session/index.ts';
import { records } from '../sync/index.ts';
import { writeBoot } from './boot-block.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';

export interface RenderOptions {
  /** The address to open. */
  path?: string;
  /** The signed-in person; a visitor if left out. */
  session?: SessionUser | null;
  /** Responds to calls of the API. */
  api?: FakeApi;
  config?: Partial<RuntimeConfig>;
  releaseManifest?: unknown;
}

/**
 * Renders routes as the shell would: router, query cache, session and toasts, with nothing left over
 * from an earlier test. Addresses outside `routes` show 'Elsewhere: ' and the address.
 */
export function renderApp(
  routes: RouteObject[],
  { path = '/', session = null, api = fakeApi(), ...boot }: RenderOptions = {},
) {
  forgetEverything();
  api.install();
  writeBoot(boot);
  if (session) sessionStore.getState().signIn(session);
  const elsewhere = { path: '*', element: <Elsewhere /> };
  const page = { HydrateFallback: Blank, children: [...routes, elsewhere] };
  const router = createMemoryRouter([page], { initialEntries: [path] });
  const user = userEvent.setup();
  const view = render(
    <SessionProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <TestToasts />
      </QueryClientProvider>
    </SessionProvider>,
  );
  return { ...view, user, router, api };
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>{`Elsewhere: ${pathname}${search}${hash}`}</p>;
}

/** Stands in for the shell's skeleton while loaders run for the first time. */
const Blank = () => null;

function forgetEverything() {
  sessionStore.getState().expire();
  for (const { kind, key, owner } of records.list(() => true)) records.remove(kind, key, owner);
  window.localStorage.clear();
  window.sessionStorage.clear();
  toast.remove();
  queryClient.clear();
  // A second try comes at once, so that a test of a failure does not sit and wait.
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
}

/** Plain toasts that a test can read; the shell decides how they look. */
function TestToasts() {
  const { toasts } = useToaster();
  return (
    <section aria-label="Notifications">
      {toasts.map((toast) => (
        <div key={toast.id} role="status">
          {resolveValue(toast.message, toast)}
        </div>
      ))}
    </section>
  );
}
