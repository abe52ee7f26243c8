import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { withIdleForms } from './hydration/idle-forms.ts';

/**
 * What stands in for the page if it threw. Browsers would render it, but a page that fails has to be recognisable as
 * one. Panels in slots have boundaries of their own, and are left to browsers.
 */
const PAGE_LEFT_OUT = /<main [^<>]*><!--\$!-->/;

/** The whole markup, once everything in it has resolved. @throws the error that prevented it */
export function htmlOf(node: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let lastError: unknown = new Error("The page couldn't be rendered.");
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        const html = Buffer.concat(pieces).toString('utf8');
        if (PAGE_LEFT_OUT.test(html)) reject(lastError);
        else resolve(withIdleForms(html));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
      // In one piece: what is sent later would need inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(target),
      onShellError: reject,
      onError(error) {
        lastError = error;
      },
    });
    signal.addEventListener('abort', () => {
      abort(signal.reason);
      reject(signal.reason);
    });
  });
}
