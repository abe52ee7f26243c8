import { useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LiveContext } from './hydration/live.tsx';
import { Providers } from './providers.tsx';
import { ReplaceRouterContext } from './replace-router.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  /** Has already started loading the page at this address. */
  firstRouter: Router;
  createRouter(): Router;
  /** Called once the whole page is interactive. */
  onLive(): void;
}

/** The whole site: providers shared with remotes, around the router. */
export function App({ firstRouter, createRouter, onLive }: AppProps) {
  const [router, setRouter] = useState(firstRouter);
  const replaceRouter = () => {
    const { location } = router.state.navigation;
    router.dispose();
    const next = createRouter();
    // What is shown stays until the next router reports a state, which one that has nothing to load wouldn't.
    if (location) void next.navigate(location);
    else if (next.state.initialized) void next.revalidate();
    setRouter(next);
  };
  return (
    <LiveContext value={onLive}>
      <Providers>
        <ReplaceRouterContext value={replaceRouter}>
          <RouterProvider router={router} />
        </ReplaceRouterContext>
      </Providers>
    </LiveContext>
  );
}
