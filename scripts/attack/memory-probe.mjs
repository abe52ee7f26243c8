/** Loaded into the API under attack: reports to the process that started it what it holds after a garbage collection. */
process.on('message', (message) => {
  if (message !== 'memory?') return;
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ memory: { heap: heapUsed, rss } });
});
