import { integrityOf } from './integrity.ts';

/**
 * Loads a remote's entry script and leaves nothing of a failed attempt, so that a retry starts afresh.
 * Resolves with what the script threw while it was evaluated, or undefined.
 */
export function loadEntryScript(address: string, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const noteThrown = (event: ErrorEvent) => {
      if (event.filename.endsWith(address)) thrown = event.error ?? event.message;
    };
    const finish = (settle: () => void) => {
      window.removeEventListener('error', noteThrown);
      script.remove();
      settle();
    };
    script.src = address;
    script.crossOrigin = 'anonymous';
    script.integrity = integrityOf(address) ?? '';
    script.onload = () => finish(() => resolve(thrown));
    script.onerror = () => finish(() => reject(new Error(`${address} could not be loaded`)));
    signal.addEventListener('abort', () => finish(() => reject(signal.reason)));
    window.addEventListener('error', noteThrown);
    document.head.append(script);
  });
}
