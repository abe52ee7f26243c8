import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { withIdleForms } from './idle-forms.ts';

/** The markup as a whole, once everything in it is there. @throws what made it impossible */
export function htmlOf(node: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(withIdleForms(Buffer.concat(pieces).toString('utf8')));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
      // In one piece: what is sent later would need inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(target),
      onShellError: reject,
      // What throws within a boundary is left to the browser, which has a fallback for it.
      onError: () => {},
    });
    signal.addEventListener('abort', () => {
      abort(signal.reason);
      reject(signal.reason);
    });
  });
}
