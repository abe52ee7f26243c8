import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SessionProvider } from '../session/index.ts';

/**
 * Puts an element on the page as the server renders it for a visitor.
 * @returns what lets the browser take it over
 */
export function serve(element: ReactNode): () => Promise<void> {
  const page = (
    <SessionProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </SessionProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return () => act(async () => void hydrateRoot(root, page));
}
