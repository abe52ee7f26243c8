/** The frame in which programs run. */
import { serveWorkers, type WorkerFiles } from '../sandbox/serve-workers.ts';
import { later } from './later.ts';
import type { Role, Supply } from './protocol.ts';

serveWorkers(createFiles());

/** The runner's files in the form that workers need. A worker gets each as soon as the page has handed it over. */
function createFiles(): WorkerFiles<Role> {
  const engine = later<WebAssembly.Module>();
  const library = later<ArrayBuffer>();
  const memory = later<ArrayBuffer>();
  const script = later<string>();
  const takers: Record<Role, (content: ArrayBuffer) => void> = {
    // Compiled once and shared by all workers.
    engine: (content) => engine.resolve(WebAssembly.compile(content)),
    library: library.resolve,
    memory: memory.resolve,
    worker: (content) =>
      script.resolve(URL.createObjectURL(new Blob([content], { type: 'text/javascript' }))),
  };
  return {
    take: (role, content) => takers[role](content),
    script: script.promise,
    supply(worker, port) {
      worker.postMessage(null, [port]);
      const supply = (file: Supply) => worker.postMessage(file);
      return Promise.all([
        engine.promise.then((content) => supply({ role: 'engine', content })),
        library.promise.then((content) => supply({ role: 'library', content })),
        memory.promise.then((content) => supply({ role: 'memory', content })),
      ]);
    },
  };
}
