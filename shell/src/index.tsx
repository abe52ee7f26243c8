/**
 * The shell starts here. It is eager (no asynchronous boundary): the shell provides what is shared, so
 * it need not wait for anybody.
 */
import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import './favicon.svg';
import { answerFirstCallsWith, configureHttp } from '@site/shared/http';
import { boot, runtimeConfig, sessionStore } from '@site/shared/platform';
import { startSession } from '@site/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { offerIntegrityToChunks } from './remotes/integrity.ts';
import { createRouter } from './router.tsx';

offerIntegrityToChunks();
configureHttp({ baseURL: runtimeConfig().apiBaseUrl });
startSession();

/** What the server sent along counts only where it took this browser for the same person. */
const { data } = boot();
const person = sessionStore.getState().user?.id ?? null;
if (data && data.person === person) answerFirstCallsWith(data.answers);

createRoot(document.getElementById('root') as HTMLElement).render(<App router={createRouter()} />);
