import type { JobResult } from './messages.ts';
import { createPool } from './pool.ts';
import type { RenderingProcess, Task } from './rendering-process.ts';

const task = {} as Task;
const rendered = {} as JobResult;

/** Two processes at most. Pages stay unfinished until `finish` is called. */
function openPool() {
  const started: { pages: number }[] = [];
  const unfinished: (() => void)[] = [];
  const pool = createPool({
    size: 2,
    start({ onReady }): RenderingProcess {
      const one = { pages: 0 };
      started.push(one);
      queueMicrotask(onReady);
      return {
        isReady: () => true,
        load: () => one.pages,
        rendered: () => 0,
        end: async () => {},
        async run() {
          one.pages += 1;
          await new Promise<void>((resolve) => unfinished.push(resolve));
          one.pages -= 1;
          return rendered;
        },
      };
    },
  });
  const finish = () => {
    for (const resolve of unfinished.splice(0)) resolve();
  };
  return { pool, started, finish };
}

test('pages that follow each other are rendered by one process', async () => {
  const { pool, started, finish } = openPool();
  for (let page = 0; page < 3; page += 1) {
    await pool.ready();
    const result = pool.run(task);
    finish();
    expect(await result).toBe(rendered);
  }
  expect(started).toHaveLength(1);
});

test('a page that would share a process with another starts a second one, and no third', async () => {
  const { pool, started, finish } = openPool();
  await pool.ready();
  const results = [pool.run(task), pool.run(task), pool.run(task)];
  expect(started).toHaveLength(2);
  finish();
  await Promise.all(results);
});
