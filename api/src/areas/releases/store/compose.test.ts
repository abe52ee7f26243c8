import { testRemote } from '@site/shared/testing/release-manifest';
import { previousOf, wayAmong } from './compose.ts';

test('going back leads to the version before, and from there further back, never to one that was left', () => {
  const [first, ...further] = wayAmong(['3', '2', '1'], '3') ?? [];
  expect({ first, further }).toEqual({ first: '3', further: ['2', '1'] });
  expect(wayAmong(['3', '2', '1'], '2')).toEqual(['2', '1']);
  expect(wayAmong(['3', '2', '1'], '4')).toBeNull();
});

test('a new version follows the live one and those before it, each once, five at most', () => {
  const former = testRemote('mfe-a', { version: '6', previous: ['5', '4', '3', '2', '1'] });
  expect(previousOf(former, '7')).toEqual(['6', '5', '4', '3', '2']);
  expect(previousOf(former, '4')).toEqual(['6', '5', '3', '2', '1']);
  expect(previousOf(undefined, '1')).toEqual([]);
});
