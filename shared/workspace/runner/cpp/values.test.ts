import { type NodeClass, valuesOf } from './values.ts';

class ListNode {
  val = 0;
  next: ListNode | null = null;
}

const Nodes = ListNode as unknown as NodeClass;
const listOf = (...values: number[]) =>
  values.reduceRight<ListNode | null>(
    (next, val) => Object.assign(new ListNode(), { val, next }),
    null,
  );

test('numbers, texts, lists and what is absent are JSON', () => {
  const { written } = valuesOf(null);
  expect(written([1, -0.5, 'a"b', [[1], []], null, true]).texts).toEqual([
    ...['1', '-0.5', '"a\\"b"', '[[1],[]]', 'null', 'true'],
  ]);
});

test('a list that has changed since is written as it is now', () => {
  const { written } = valuesOf(null);
  const list = [1, 2];
  expect(written([list]).texts).toEqual(['[1,2]']);
  list[0] = 7;
  expect(written([list]).texts).toEqual(['[7,2]']);
});

test('nodes are positions in a table, and those that lead in a circle end', () => {
  const { written } = valuesOf(Nodes);
  const head = listOf(4, 5) as ListNode;
  (head.next as ListNode).next = head;
  const { texts, table } = written([head, head.next]);
  expect(texts).toEqual(['{"node":0}', '{"node":1}']);
  expect(table).toBe('[{"val":4,"next":{"node":1}},{"val":5,"next":{"node":0}}]');
});

test('what a call has done to lists and nodes is done to those that were given', () => {
  const { written, applied } = valuesOf(Nodes);
  const head = listOf(1, 2) as ListNode;
  const second = head.next;
  const list = [[3], [4]];
  const [inner] = list;
  const given = [head, list];
  const { nodes } = written(given);
  const result = applied(
    {
      result: { node: 1 },
      changed: [null, [[9], [4], [5]]],
      nodes: [
        { val: 1, next: null },
        { val: 2, next: { node: 2 } },
        { val: 6, next: { node: 0 } },
      ],
    },
    given,
    nodes,
  );
  expect(result).toBe(second);
  expect([head.next, second?.next?.val, second?.next?.next]).toEqual([null, 6, head]);
  expect(second?.next).toBeInstanceOf(ListNode);
  expect(list).toEqual([[9], [4], [5]]);
  expect(list[0]).toBe(inner);
});

test('a list that is returned as it was given is the same list', () => {
  const { applied } = valuesOf(null);
  const list = [2, 1];
  expect(applied({ result: [1, 2], changed: [[1, 2]], nodes: null }, [list], [])).toBe(list);
  expect(applied({ result: [1, 2, 3], changed: [null], nodes: null }, [list], [])).not.toBe(list);
});
