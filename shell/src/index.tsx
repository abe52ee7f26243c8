/**
 * The shell starts here. It is eager (no asynchronous boundary): the shell provides the shared modules, so
 * it doesn't have to wait for any.
 */
import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import './favicon.svg';
import { configureHttp, servePrefetchedData } from '@site/shared/http';
import { boot, runtimeConfig, sessionStore } from '@site/shared/platform';
import { startSession } from '@site/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { offerFilesToChunks } from './remotes/loader.ts';
import { createRouter } from './router.tsx';

offerFilesToChunks();
configureHttp({ baseURL: runtimeConfig().apiBaseUrl });
startSession();

/** Prefetched data is used only if the server rendered it for the person who is signed in here. */
const { data } = boot();
const person = sessionStore.getState().user?.id ?? null;
if (data && data.person === person) servePrefetchedData(data.answers);

createRoot(document.getElementById('root') as HTMLElement).render(
  <App createRouter={createRouter} firstRouter={createRouter()} />,
);
