import { createScope } from './scope.ts';

test('what was opened is closed once, the last first', async () => {
  const closed: string[] = [];
  const scope = createScope();
  scope.defer(() => closed.push('database'));
  scope.defer(async () => closed.push('site'));
  await scope.close();
  await scope.close();
  expect(closed).toEqual(['site', 'database']);
});

test('a second call closes nothing early: it waits for the first', async () => {
  const closed: string[] = [];
  const scope = createScope();
  scope.defer(() => closed.push('folder'));
  scope.defer(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    closed.push('site');
  });
  const first = scope.close();
  await scope.close();
  expect(closed).toEqual(['site', 'folder']);
  await first;
});
