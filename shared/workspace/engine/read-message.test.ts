import { readMessage } from './read-message.ts';

test.each([
  [{ type: 'output', text: 'hello' }],
  [{ type: 'done', error: null, memory: 7 }],
  [{ type: 'case', result: { index: 1, passed: true, actual: '3', returned: '4', error: null } }],
])('a valid message from a worker is accepted: %j', (message) => {
  expect(readMessage(message)).toEqual(message);
});

test.each([
  [null],
  ['ready'],
  [{}],
  [{ type: 'navigate', to: '/admin' }],
  [{ type: 'case', result: 1 }],
])('an invalid message from a worker is ignored: %j', (message) => {
  expect(readMessage(message)).toBeNull();
});

test('values of the wrong type become harmless', () => {
  const result = {
    index: -0.5,
    passed: 'yes',
    actual: {},
    returned: 7,
    error: { line: '1', text: 5 },
    more: 1,
  };
  expect(readMessage({ type: 'case', result })).toEqual({
    type: 'case',
    result: {
      index: 0,
      passed: false,
      actual: null,
      returned: null,
      error: { type: '', text: '', line: null },
    },
  });
  const message = readMessage({ type: 'output', text: 'x'.repeat(1_000_000) });
  expect(message).toEqual({ type: 'output', text: 'x'.repeat(100_000) });
});
