import {
  loadRemote as loadFromFederation,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@site/shared/contracts';
import { addressOfAttempt } from './attempts.ts';
import { loadEntryScript } from './load-entry.ts';
import { RemoteFailure, runStage } from './stages.ts';

interface Container {
  get: unknown;
  init: unknown;
}

/** A container registers itself as a global under a name that carries its version. */
const containerNamed = (name: string) =>
  (globalThis as unknown as Record<string, Container | undefined>)[name];

/** Loads and evaluates a remote's entry, unless this page already has it. */
export async function loadContainer(name: string, release: RemoteRelease): Promise<void> {
  const { base, entry, container } = release;
  // An entry that an earlier attempt gave up on may have arrived since.
  if (!containerNamed(container)) await evaluateEntry(name, release);
  registerRemotes([
    { name: container, entry: base + entry, type: 'global', entryGlobalName: container },
  ]);
}

async function evaluateEntry(name: string, { base, entry, container }: RemoteRelease) {
  const address = addressOfAttempt(base + entry);
  const thrown = await runStage(name, 'entry', (signal) => loadEntryScript(address, signal));
  await runStage(name, 'evaluate', () => {
    if (!containerNamed(container)?.get) {
      throw thrown ?? new Error('its entry offers no container');
    }
  });
}

/** Loads one exposed module with its chunks and stylesheets, and evaluates it. */
export async function loadExposed(name: string, release: RemoteRelease, exposed: string) {
  const { base, container } = release;
  try {
    return await runStage(name, 'routes', async () => {
      const module = await loadFromFederation(`${container}${exposed.slice(1)}`);
      if (!module) throw new Error(`${exposed} is empty`);
      return module;
    });
  } catch (error) {
    abandonPendingFiles(base);
    throw isThrownByTheModule(error) ? new RemoteFailure(name, 'evaluate', error.cause) : error;
  }
}

/** webpack would join a retry to a request that hangs; an error event makes it let go. */
function abandonPendingFiles(base: string) {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    `script[src*="${base}"], link[rel="stylesheet"][href*="${base}"]`,
  );
  for (const element of elements) {
    const pending = element instanceof HTMLScriptElement || element.sheet === null;
    if (pending) element.dispatchEvent(new Event('error'));
  }
}

/** Whether the files arrived and the remote's own code threw, as against a file that did not arrive. */
const isThrownByTheModule = (error: unknown): error is RemoteFailure =>
  error instanceof RemoteFailure &&
  error.cause instanceof Error &&
  error.cause.name !== 'ChunkLoadError' &&
  !/^(no answer within|\.\/)/.test(error.cause.message);
