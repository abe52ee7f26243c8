import { changeEmailRequest, forgotPasswordRequest } from './accounts.ts';
import { newAdminInvitation } from './admin-invitations.ts';
import { adminSigninRequest, newAdmin } from './admins.ts';
import { messages, signinRequest, signupRequest } from './auth.ts';
import { callbackRequest } from './callbacks.ts';
import { registerForm } from './register-form.ts';

/** Every place where people enter an email. */
const places = {
  signupRequest,
  signinRequest,
  registerForm,
  forgotPasswordRequest,
  changeEmailRequest,
  callbackRequest,
  adminSigninRequest,
  newAdmin,
  newAdminInvitation,
};

const pasted = {
  'a space': ' asha@example.org ',
  'a line break': 'asha@example.org\r\n',
  'a no-break space': '\u00a0asha@example.org\u00a0',
  'zero-width characters': '\u200basha@example.org\u200d\ufeff',
  'marks of direction': '\u202a\u200easha@example.org\u200f\u202c',
};

test.each([
  ['ünï@example.org', 'ünï@example.org'],
  ['u\u0308NI\u0308@example.org', 'ünï@example.org'],
  ['आशा@example.org', 'आशा@example.org'],
  ['愛子.sato@example.org', '愛子.sato@example.org'],
  ['Asha@BÜCHER.example', 'Asha@xn--bcher-kva.example'],
  ['ivan@пример.рф', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['Asha.Rao@Example.org', 'Asha.Rao@Example.org'],
])('%s is taken, and written as %s', (typed, written) => {
  expect(registerForm.shape.email.parse(typed)).toBe(written);
  expect(signinRequest.shape.email.parse(typed)).toBe(written);
});

test.each([
  ['а Cyrillic letter among Latin ones', '\u0430sha@example.org'],
  ['a Greek one', 'asha.ra\u03bf@example.org'],
  ['a ligature', '\ufb01ona@example.org'],
  ['full-width letters', '\uff41sha@example.org'],
  ['a path after the host', 'asha@bücher.example/x'],
  ['digits at the end', 'asha@１.２.３.44'],
])('%s is refused', (_what, typed) => {
  expect(registerForm.shape.email.safeParse(typed).error?.issues[0]?.message).toBe(messages.email);
});

test.each(['asha', 'asha@example', 'asha@@example.com', 'asha example@x.com'])(
  '%s is not an email address',
  (typed) => {
    expect(registerForm.shape.email.safeParse(typed).error?.issues[0]?.message).toBe(
      messages.email,
    );
  },
);

test.each(['asha', 'asha@', '12345', '12345678901', 'a b@example.com'])(
  '%s is neither an email address nor a phone number',
  (typed) => {
    expect(signinRequest.shape.email.safeParse(typed).error?.issues[0]?.message).toBe(
      messages.emailOrPhone,
    );
  },
);

describe.each(Object.entries(places))('%s', (_name, { shape }) => {
  test.each(Object.entries(pasted))('takes an email with %s around it', (_what, typed) => {
    expect(shape.email.parse(typed)).toBe('asha@example.org');
  });

  test('takes none that is only spaces, or has one within', () => {
    expect(shape.email.safeParse(' \u200b ').success).toBe(false);
    expect(shape.email.safeParse('asha @example.org').success).toBe(false);
  });
});

test('a phone number to log in with may have spaces around it, too', () => {
  expect(signinRequest.shape.email.parse('\u00a09876543210 ')).toBe('9876543210');
});
