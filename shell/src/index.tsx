/**
 * The shell starts here. It is eager (no asynchronous boundary): the shell provides the shared modules, so
 * it doesn't have to wait for any.
 */
import '@site/shared/ui/tokens.css';
import '@site/shared/ui/base.css';
import './typeface.css';
import './favicon.svg';
import './hydration/first-presses.js';
import './pages/home/pictures/sheet-dark.webp';
import './pages/home/pictures/sheet-light.webp';
import './pages/home/pictures/solution-dark.webp';
import './pages/home/pictures/solution-light.webp';
import './pages/home/pictures/today-dark.webp';
import './pages/home/pictures/today-light.webp';
import './service-worker/service-worker.ts';
import type { RenderedState } from '@site/shared/contracts/composition';
import { configureHttp, loadHttp, servePrefetchedData } from '@site/shared/http';
import { boot, runtimeConfig, sessionStore } from '@site/shared/platform';
import { startSession } from '@site/shared/session';
import { records } from '@site/shared/sync';
import { atFirstUse } from '@site/shared/ui/at-first-use.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { noteEarlyInput } from './hydration/early-input.ts';
import { endIdleForms } from './hydration/idle-forms.ts';
import { takeUpRenderedPage } from './hydration/rendered-page.ts';
import { repeatPresses } from './hydration/repeat-presses.ts';
import { selectNothingBelow } from './hydration/second-presses.ts';
import { forgetWithOtherTabs } from './layout/logout/forget-person.ts';
import { nameTimeZone } from './name-time-zone.ts';
import { importManifestKeys, offerFilesToChunks, startFederation } from './remotes/loader.ts';
import { createRouter, routerOf } from './router.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

// What one team's code added to Object.prototype would be among the keys of every team's objects.
Object.preventExtensions(Object.prototype);
importManifestKeys();
offerFilesToChunks();
configureHttp({ baseURL: runtimeConfig().apiBaseUrl });
startSession();
void records.open();
forgetWithOtherTabs();
nameTimeZone();
startTelemetry();
selectNothingBelow();
// A person who reaches a link or a control is about to make a call, or to go to another page.
atFirstUse(() => {
  for (const fetching of [loadHttp(), startFederation()]) fetching.catch(() => {});
});

/** Prefetched data is used only if it was fetched for the person who is signed in here. A rendered page takes its own. */
const { data, rendered } = boot();
const person = sessionStore.getState().user?.id ?? null;
if (data && !rendered && data.person === person) servePrefetchedData(data.answers);

const root = document.getElementById('root') as HTMLElement;

const typeAgain = noteEarlyInput(root);

/** In a task of its own: while the effects of rendering run, React leaves fields as they were rendered. */
const becomeLive = () => {
  typeAgain();
  repeatPresses();
};

let isLive = false;
const onLive = () => {
  if (!isLive) queueMicrotask(becomeLive);
  isLive = true;
};

const appWith = (router: ReturnType<typeof createRouter>) => (
  <App createRouter={createRouter} firstRouter={router} onLive={onLive} />
);

async function hydrate(state: RenderedState) {
  const page = await takeUpRenderedPage(state, data?.answers);
  if (!page) return createRoot(root).render(appWith(createRouter()));
  endIdleForms(root);
  hydrateRoot(root, appWith(routerOf(page)));
}

if (rendered) void hydrate(rendered);
else createRoot(root).render(appWith(createRouter()));
