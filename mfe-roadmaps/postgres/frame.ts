/** The frame in which PostgreSQL runs. */
import { serveWorkers, type WorkerFiles } from '@site/shared/workspace/sandbox/frame';
import type { Role, Supply } from './protocol.ts';

serveWorkers(collectFiles());

/** Waits for the files. The engine is compiled as soon as it's there, while the others may still be loading. */
function collectFiles(): WorkerFiles<Role> {
  const takers = new Map<Role, (content: ArrayBuffer) => void>();
  const arrival = (role: Role) =>
    new Promise<ArrayBuffer>((resolve) => {
      takers.set(role, resolve);
    });
  const script = arrival('worker').then((content) =>
    URL.createObjectURL(new Blob([content], { type: 'text/javascript' })),
  );
  const engine = arrival('engine').then((content) => WebAssembly.compile(content));
  const all = Promise.all([engine, arrival('share'), arrival('cluster')]);
  return {
    take: (role, content) => takers.get(role)?.(content),
    script,
    async supply(worker, port) {
      const [module, share, cluster] = await all;
      worker.postMessage({ engine: module, share, cluster } satisfies Supply, [port]);
    },
  };
}
