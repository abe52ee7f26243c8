import { basicInfoRequest, phoneForm, socialsRequest } from './profile.ts';
import { type BasicInfoForm, basicInfoForm } from './profile-basic-info.ts';
import { handle } from './profile-handle.ts';
import { socialsForm } from './profile-socials.ts';

const asha: BasicInfoForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  bio: '',
  country: 'India',
  college: 'VIT Vellore',
  degree: "Bachelor's",
  branch: 'CSE',
  graduationYear: 2025,
};
const VERSION = '0123456789abcdef';

type Issues = { path: PropertyKey[]; message: string }[];
const errorsIn = ({ error }: { error?: { issues: Issues } }) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

const errorsOfForm = (changes: Record<string, unknown>) => {
  const typed = { ...asha, ...changes };
  const form = errorsIn(basicInfoForm.safeParse(typed));
  expect(errorsIn(basicInfoRequest.safeParse({ ...typed, version: VERSION }))).toEqual(form);
  return form;
};

test("a form that's filled in correctly is accepted", () => {
  expect(errorsOfForm({})).toEqual({});
  expect(basicInfoForm.parse({ ...asha, firstName: ' Asha\n', bio: 'a\r\nb ' })).toEqual({
    ...asha,
    bio: 'a\nb',
  });
});

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'Support', 'This name is reserved. Please enter your own name.'],
  ['lastName', 'x'.repeat(96), 'First and last name together can have at most 100 characters.'],
  ['bio', 'x'.repeat(201), 'Bio can have at most 200 characters'],
  ['country', '', 'Choose a country.'],
  ['college', ' ', 'College is required'],
  ['degree', null, 'Choose a degree.'],
  ['branch', 'Law', 'Choose a branch.'],
  ['graduationYear', 2023, 'Choose a year of graduation.'],
])('%s of %j is refused by name, in form and request alike', (field, value, message) => {
  expect(errorsOfForm({ [field]: value })).toEqual({ [field]: message });
});

test('one letter is no name, unless the last name completes it', () => {
  expect(errorsOfForm({ firstName: 'A', lastName: '' })).toEqual({
    firstName: 'Please enter your full name.',
  });
  expect(errorsOfForm({ firstName: 'A', lastName: 'Rao' })).toEqual({});
});

test.each(['asha', 'asha-rao', 'asha2', 'Asha-Rao', 'learner-0a1b2c'])(
  '%s can be an ID',
  (typed) => {
    expect(handle.parse(typed)).toBe(typed.toLowerCase());
  },
);

test.each(['as', '2asha', 'asha--rao', '-asha', 'asha-', 'asha_rao', 'आशा', 'a'.repeat(31)])(
  '%s cannot be an ID',
  (typed) => {
    expect(handle.safeParse(typed).error?.issues[0]?.message).toMatch(/^An ID has 3 to 30/);
  },
);

test.each(['edit', 'Settings', 'admin', 'adm1n', 'site-support', 'privacy'])(
  'the ID %s is reserved',
  (typed) => {
    expect(handle.safeParse(typed).error?.issues[0]?.message).toBe(
      'This ID is reserved. Please choose another one.',
    );
  },
);

const none = { linkedin: '', twitter: '', website: '', resume: '' };

test('links may be left out, and begin with https:// even if that is not typed', () => {
  expect(socialsForm.parse(none)).toEqual(none);
  const typed = { linkedin: 'in.linkedin.com/in/asha', twitter: 'https://x.com/asha' };
  expect(socialsRequest.parse({ ...none, ...typed, version: VERSION })).toMatchObject({
    linkedin: 'https://in.linkedin.com/in/asha',
    twitter: 'https://x.com/asha',
  });
});

test.each([
  ['linkedin', 'https://linkedin.com.evil.example/in/asha'],
  ['linkedin', 'https://evil.example/linkedin.com'],
  ['twitter', 'https://notx.com/asha'],
  ['website', 'http://example.org'],
  ['website', 'javascript:alert(1)'],
  ['website', 'data:text/html,x'],
  ['website', 'https://user:pass@example.org'],
  ['website', 'https://localhost'],
  ['resume', 'nothing'],
])('%s refuses %s', (field, value) => {
  expect(Object.keys(errorsIn(socialsForm.safeParse({ ...none, [field]: value })))).toEqual([
    field,
  ]);
});

test('a number has 10 digits, however they are grouped, or is left out', () => {
  expect(phoneForm.parse({ phone: '98765 43210' })).toEqual({ phone: '9876543210' });
  expect(phoneForm.parse({ phone: '' })).toEqual({ phone: '' });
  expect(phoneForm.safeParse({ phone: '+919876543210' }).success).toBe(false);
});
