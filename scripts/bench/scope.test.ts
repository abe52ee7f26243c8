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
