import { createOutput } from './output.ts';
import { HEAD_LIMIT, TAIL_LIMIT, type WorkerMessage } from './protocol.ts';

/** What is known of an output in the end. */
function shownOf(...printed: string[]) {
  let head = '';
  let tail = { text: '', omitted: 0 };
  const output = createOutput((message: WorkerMessage) => {
    if (message.type === 'output') head += message.text;
    if (message.type === 'tail') tail = { text: message.text, omitted: message.omitted };
  });
  output.reset();
  for (const text of printed) output.write(new TextEncoder().encode(text));
  output.flush();
  return { head, tail };
}

const LONG = 20_000_000;

test('of 20 million characters the beginning and the end are shown, and how many are left out', () => {
  const { head, tail } = shownOf(`begin${'x'.repeat(LONG)}end\n`);
  expect(head).toHaveLength(HEAD_LIMIT);
  expect(head).toMatch(/^beginx/);
  expect(tail.text).toHaveLength(TAIL_LIMIT);
  expect(tail.text).toMatch(/xend\n$/);
  expect(head.length + tail.omitted + tail.text.length).toBe(LONG + 9);
});

test('the same is shown of many lines', () => {
  const lines = Array.from({ length: 10_000 }, (_, number) => `line ${number}\n`);
  const { head, tail } = shownOf(...lines);
  expect(head).toMatch(/^line 0\n/);
  expect(tail.text).toMatch(/line 9999\n$/);
  expect(head.length + tail.omitted + tail.text.length).toBe(lines.join('').length);
});

test('what has room is shown whole, wherever the beginning ends', () => {
  const text = `${'x'.repeat(HEAD_LIMIT - 1)}é€😀 end`;
  const { head, tail } = shownOf(text);
  expect(tail.omitted).toBe(0);
  expect(head + tail.text).toBe(text);
});

test('no character is cut in two at the end either', () => {
  const { tail } = shownOf('€'.repeat(HEAD_LIMIT));
  expect(tail.text).toMatch(/^€+$/);
});
