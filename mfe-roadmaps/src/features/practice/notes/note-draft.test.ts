import { readDraft, writeDraft } from './note-draft.ts';

const made = (text: string) => ({ text, base: { text: 'before' } });

afterEach(() => {
  jest.restoreAllMocks();
  writeDraft('asha', 'two-sum', null);
});

test('a draft is kept until it is removed', () => {
  expect(readDraft('asha', 'two-sum')).toBeNull();
  writeDraft('asha', 'two-sum', made('first'));
  writeDraft('asha', 'two-sum', made('second'));
  expect(readDraft('asha', 'two-sum')).toEqual(made('second'));
  writeDraft('asha', 'two-sum', null);
  expect(readDraft('asha', 'two-sum')).toBeNull();
});

test('nobody sees the draft of another person or problem', () => {
  writeDraft('asha', 'two-sum', made('mine'));
  expect(readDraft('ravi', 'two-sum')).toBeNull();
  expect(readDraft('asha', '3sum')).toBeNull();
});

test('if storage is full, the draft lasts as long as the page', () => {
  writeDraft('asha', 'two-sum', made('stored'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDraft('asha', 'two-sum', made('in memory'));
  expect(readDraft('asha', 'two-sum')).toEqual(made('in memory'));
});

test('if storage is blocked, the draft lasts as long as the page', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(readDraft('asha', 'two-sum')).toBeNull();
  writeDraft('asha', 'two-sum', made('in memory'));
  expect(readDraft('asha', 'two-sum')).toEqual(made('in memory'));
});
