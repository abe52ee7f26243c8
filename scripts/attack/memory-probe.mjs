/** Loaded into the API under attack: tells over the channel what the process holds after a collection. */
process.on('message', (message) => {
  if (message !== 'memory?') return;
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ memory: { heap: heapUsed, rss } });
});
