/**
 * Loaded into the API under attack, and so into its threads: tells over the channel to the process that started it
 * what the process and each rendering thread hold after a collection.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/** A thread that ended meanwhile says nothing. */
const PATIENCE_MS = 5_000;

const channel = new BroadcastChannel('memory-probe');
channel.unref();

function collectedHeap() {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const threadsHeaps = () =>
  new Promise((resolve) => {
    const heaps = [];
    const expected = Number(process.env.RENDERERS ?? 1);
    const patience = setTimeout(resolve, PATIENCE_MS, heaps);
    channel.onmessage = ({ data: { heap } }) => {
      if (heaps.push(heap) < expected) return;
      clearTimeout(patience);
      resolve(heaps);
    };
    channel.postMessage('memory?');
  });

if (isMainThread) {
  process.on('message', async (message) => {
    if (message !== 'memory?') return;
    const threads = await threadsHeaps();
    const heap = collectedHeap();
    process.send({ memory: { heap, threads, rss: process.memoryUsage.rss() } });
  });
} else {
  channel.onmessage = () => channel.postMessage({ heap: collectedHeap() });
}
