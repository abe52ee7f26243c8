import type { TestApp } from './test-app.ts';

/** Everything else goes on meanwhile. */
export async function until(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise(setImmediate);
}

/** Each time as from another network, if the site trusts the header, so that no limit is reached. */
export async function untilRendered(site: TestApp, url: string, text: string): Promise<void> {
  let time = 0;
  await until(async () => {
    time += 1;
    const headers = { 'x-forwarded-for': `10.0.${(time >> 8) % 256}.${time % 256}` };
    return (await site.visitor().send({ method: 'GET', url, headers })).body.includes(text);
  });
}

/**
 * As another process would. Every process has heard of it afterwards.
 * @param change what changes; without it, nothing does
 */
export async function changeContent({ database, visitor }: TestApp, change = 'select 1') {
  const heard = new Promise<void>((resolve) => {
    const stop = database.listen('roadmaps_changed', {
      connected() {},
      lost() {},
      notified() {
        stop();
        resolve();
      },
    });
  });
  await visitor().get('/v1/roadmaps');
  await database.pool.query(change);
  await database.pool.query("select pg_notify('roadmaps_changed', '')");
  await heard;
}
