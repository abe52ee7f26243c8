import * as z from 'zod/mini';
import { text } from './text.ts';

test('a text that is too long is not checked any further', () => {
  const looked = jest.fn(() => true);
  const schema = text(5).check(
    z.refine(looked, 'is not right'),
    z.overwrite((typed) => typed + looked()),
  );
  expect(schema.safeParse('a'.repeat(6)).error?.issues).toMatchObject([
    { message: 'must have at most 5 characters' },
  ]);
  expect(looked).not.toHaveBeenCalled();
  expect(schema.safeParse('a').success).toBe(true);
  expect(looked).toHaveBeenCalled();
});
