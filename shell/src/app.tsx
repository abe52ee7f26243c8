import { useState } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LiveContext } from './live.tsx';
import { Providers } from './providers.tsx';
import { ReplaceRouterContext } from './replace-router.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface AppProps {
  /** Has already started loading the page at this address. */
  firstRouter: Router;
  createRouter(): Router;
  /** Called once everything on the page reacts. */
  onLive(): void;
}

/** The whole site: providers shared with remotes, around the router. */
export function App({ firstRouter, createRouter, onLive }: AppProps) {
  const [{ router, number }, setRouter] = useState({ router: firstRouter, number: 1 });
  const replaceRouter = () => {
    router.dispose();
    setRouter({ router: createRouter(), number: number + 1 });
  };
  return (
    <LiveContext value={onLive}>
      <Providers>
        <ReplaceRouterContext value={replaceRouter}>
          <RouterProvider key={number} router={router} />
        </ReplaceRouterContext>
      </Providers>
    </LiveContext>
  );
}
