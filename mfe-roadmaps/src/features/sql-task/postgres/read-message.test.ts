import { readMessage } from './read-message.ts';

test.each([null, 'ready', {}, { type: 'outcome' }, { type: 'outcome', outcome: { kind: 'odd' } }])(
  '%j is not a message',
  (data) => {
    expect(readMessage(data)).toBeNull();
  },
);

test('values are texts or NULL, one for each column, whatever was sent', () => {
  const result = {
    columns: [{ name: 'a', type: 'integer' }, { name: 7 }],
    rows: [['1', { html: '<b>' }, 'too many'], 'no row', [null, 'x']],
    total: 'many',
  };
  const outcome = { kind: 'result', result, affected: null };
  expect(readMessage({ type: 'outcome', outcome })).toEqual({
    type: 'outcome',
    outcome: {
      kind: 'result',
      result: {
        columns: [
          { name: 'a', type: 'integer' },
          { name: '', type: '' },
        ],
        rows: [
          ['1', null],
          [null, null],
          [null, 'x'],
        ],
        total: 3,
      },
      affected: null,
    },
  });
});
