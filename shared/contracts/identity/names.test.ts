import { brand } from '../../brand/index.ts';
import { newAnnouncement } from '../editorial/announcements.ts';
import { commentEdit } from '../editorial/comments.ts';
import { newAdmin } from './admins.ts';
import { fullName } from './auth.ts';
import { callbackRequest } from './callbacks.ts';

const messageOf = (name: string) => fullName.safeParse(name).error?.issues[0]?.message;
const reserved = 'This name is reserved. Please enter your own name.';

test.each([
  ['a line break', 'Asha\r\nRao', 'Asha Rao'],
  ['a line separator', 'Asha\u2028Rao', 'Asha Rao'],
  ['the line break of mainframes', 'Asha\u0085Rao', 'Asha Rao'],
  ['a tab and blanks in a row', ' Asha\t  Rao ', 'Asha Rao'],
  ['a right-to-left override', 'Asha\u202eoaR', 'AshaoaR'],
  ['isolates that turn around', '\u2067Asha\u2069 Rao', 'Asha Rao'],
  ['control characters', 'As\u0007ha\u009b Rao\u007f', 'Asha Rao'],
  ['invisible characters within', 'As\u200bha\u2060 R\u00adao\ufeff', 'Asha Rao'],
])('a name with %s is stored without', (_case, typed, stored) => {
  expect(fullName.parse(typed)).toBe(stored);
});

test.each([
  'José Ñúñez-O’Neill',
  'नरेन्द्र क्‍षत्रिय',
  'محمد علی‌رضا',
  'דוד לוי',
  '李小龙',
  'Vlad Minsky',
  'Amin Modi',
  'Joe Root',
  'Ян Супорт',
  'Αδμηνά Παππά',
  '👩🏽‍💻 Ada',
])('%s is a name like any other', (name) => {
  expect(fullName.parse(name)).toBe(name);
});

test.each([
  '',
  '  ',
  '  A  ',
  '\u200b\u200d',
  '\ufe0f\ufe0f',
  '\u3164\u2800',
  '\u0301\u0301',
  '\ud83d\ud83d',
])('a name of fewer than two visible characters (%j) counts as missing', (name) => {
  expect(messageOf(name)).toBe('Please enter your full name.');
});

test.each([
  'Admin',
  'ADMINISTRATOR',
  'Site Administrator',
  'The Moderators',
  'Customer Support',
  'admin_asha',
  'Admin 2',
  brand.name,
  `${brand.name.toLowerCase()} team`,
  'A d m i n',
  'Mod era tor',
  'Ａｄｍｉｎ',
  'Ádmîn',
  'Ad\u200dmin',
  '𝓐𝓭𝓶𝓲𝓷',
  'Аdmіn',
  'Αdmιn',
  'Adm1n',
  '5upport',
])('%j is reserved, and so is what looks like it', (name) => {
  expect(messageOf(name)).toBe(reserved);
});

test('an administrator may be called Administrator', () => {
  const admin = { email: 'ravi@example.org', password: 'sesame1$open', name: 'Administrator' };
  expect(newAdmin.parse(admin)).toEqual(admin);
});

test('a callback request has one line each for name and number', () => {
  const request = {
    name: 'Asha\nRao',
    email: 'a@b.cc',
    phone: '98765\n43210',
    query: 'a\u202eb\r\nc',
  };
  expect(callbackRequest.parse(request)).toEqual({
    name: 'Asha Rao',
    email: 'a@b.cc',
    phone: '98765 43210',
    query: 'ab\nc',
  });
  const named = callbackRequest.safeParse({ ...request, name: 'Support' });
  expect(named.error?.issues).toMatchObject([{ path: ['name'], message: reserved }]);
});

test.each(['\ufe0f', '\u200d\u200b', '\u2066\u2069', '\u3164', '\u20e3', '\u180b'])(
  'a comment without anything visible (%j) is refused',
  (content) => {
    expect(commentEdit.safeParse({ content }).error?.issues[0]?.message).toBe(
      'Write something first',
    );
  },
);

test.each([
  'for x in y:\n\tpass',
  'שלום עולם, \u200fa (b)',
  'مرحبا يا محمد',
  'क्‍ष می‌خواهم',
  '👩🏽‍💻 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣',
])('a comment retains the characters its script needs: %j', (content) => {
  expect(commentEdit.parse({ content })).toEqual({ content });
});

test('a comment cannot reverse the text after it', () => {
  expect(commentEdit.parse({ content: 'a \u202eb\u202c \u2067c\u2069' })).toEqual({
    content: 'a b c',
  });
});

test('an announcement has a title on one line and a text', () => {
  const news = { title: 'Mock\ninterviews\u202e', body: 'One\r\n\r\nTwo\u0007' };
  expect(newAnnouncement.parse(news)).toMatchObject({
    title: 'Mock interviews',
    body: 'One\n\nTwo',
  });
  const empty = newAnnouncement.safeParse({ title: '\u200b', body: '\ufe0f' });
  expect(empty.error?.issues.map(({ message }) => message)).toEqual([
    'Title is required',
    'Text is required',
  ]);
});
