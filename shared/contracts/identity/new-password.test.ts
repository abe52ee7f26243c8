import { messages, newPassword } from './auth.ts';

test.each(['Secret#', 'Secret12', 'Secret##', '########1', 'Secrét1^', 'Correct-h-9'])(
  '%s is not a valid password',
  (typed) => {
    expect(newPassword.safeParse(typed).error?.issues[0]?.message).toBe(messages.password);
  },
);

test.each(['correct horse', 'пароль-и-ещё', 'कमलकीपंखुड़ी', '愛'.repeat(12)])(
  '%j is long enough to need nothing else',
  (typed) => {
    expect(newPassword.parse(typed)).toBe(typed);
  },
);

test('a long password with spaces and any other characters is valid', () => {
  expect(newPassword.parse('river 9 & the ^lanternsé जल')).toBe('river 9 & the ^lanternsé जल');
});
