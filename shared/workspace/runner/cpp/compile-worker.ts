/** Compiles programs in C++. Started by the frame, from memory; has no origin, no network and no storage of any site. */
import './own-fetch.ts';
import { runLLVM, type Tree } from '@yowasp/clang';
import { compileProgram } from './compile-program.ts';
import { takeFile } from './own-files.ts';
import type { Compilation } from './protocol.ts';

addEventListener('message', ({ ports: [port] }: MessageEvent) => port && start(port), {
  once: true,
});

/** What the compiler itself fetches; the rest is ours. */
const ITS_OWN = /\.(wasm|tar)$/;

function start(port: MessagePort): void {
  const driver: Tree = { bits: { 'stdc++.h': '' } };
  port.onmessage = ({ data }: MessageEvent<[name: string, content: ArrayBuffer][]>) => {
    for (const [name, content] of data) {
      if (ITS_OWN.test(name)) takeFile(name, content);
      else driver[name] = new Uint8Array(content);
    }
    port.onmessage = ({ data }: MessageEvent<Compilation>) =>
      compileProgram(data, driver, runLLVM).then(
        (compiled) =>
          port.postMessage(compiled, compiled.type === 'compiled' ? [compiled.program] : []),
        () => port.postMessage({ type: 'crashed' }),
      );
    // Without arguments it only fetches what it needs.
    Promise.resolve(runLLVM(undefined, {}, { fetchProgress() {} })).then(
      () => port.postMessage({ type: 'ready' }),
      reportError,
    );
  };
}
