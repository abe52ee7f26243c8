import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { payloadLists } from '../../e2e/payloads/payload-lists.ts';
import { newAdministrator } from './administrator.ts';
import { startApi } from './api-process.ts';
import {
  call,
  type HttpResponse,
  newComment,
  newLearner,
  type Person,
  send,
  signIn,
  visitor,
} from './client.ts';
import { Failures, type Findings, leakIn, type SiteData } from './findings.ts';

/** Names the header that must never come to be. */
const MARK = 'x-injected';

const lists: Record<string, readonly string[]> = {
  markup: payloadLists().flatMap(({ payloads }) => payloads),
  SQL: [
    "' or '1'='1",
    "'; drop table users; --",
    "') union select null, password_hash from users --",
    '1; select pg_sleep(20)',
    "'||(select version())||'",
    '" or ""="',
    "\\'; truncate comments; --",
    "admin'/*",
    "%' or 1=1 --",
    '$$; drop table comments; $$',
    "E'\\'; delete from comments; --'",
    "two-sum' and (select 1 from pg_sleep(20)) is null and '1'='1",
  ],
  templates: [
    '{{7*7}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what is sent
    '${7*7}',
    '<%= 7*7 %>',
    '#{7*7}',
    '{{constructor.constructor("return 1")()}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what is sent
    '${{7*7}}',
    '@(7*7)',
    '%{7*7}',
    "$&$1$`$'",
    '{{=7*7}}',
  ],
  headers: [
    `a\r\n${MARK}: 1`,
    `a\n${MARK}: 1`,
    `a\r${MARK}: 1`,
    `a%0d%0a${MARK}: 1`,
    `a\u010d\u010a${MARK}: 1`,
    `a\u2028${MARK}: 1`,
    `a@example.org\r\nBcc: ${MARK}@example.org`,
    `a\r\n\r\n<script>alert(1)</script>`,
    `a\0${MARK}: 1`,
  ],
  paths: [
    '../../../../etc/passwd',
    '..%2f..%2f..%2f..%2fetc%2fpasswd',
    '..\\..\\windows\\win.ini',
    '....//....//etc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    '..%252f..%252fetc%252fpasswd',
    '../release-manifest.json',
    '..%c0%af..%c0%afetc/passwd',
    './.env',
    '.git/config',
  ],
};

/** Addresses that take a text in them. */
const addresses: ((text: string) => string)[] = [
  (text) => `/v1/search?q=${text}`,
  (text) => `/v1/comments?subject=${text}`,
  (text) => `/v1/articles/?search=${text}`,
  (text) => `/v1/articles/${text}`,
  (text) => `/v1/dsa-problems/${text}`,
  (text) => `/v1/roadmaps/${text}`,
  (text) => `/v1/posts/${text}`,
  (text) => `/v1/docs/static/${text}`,
  (text) => `/v1/oauth/${text}`,
  (text) => `/v1/oauth/google/callback?code=${text}&state=${text}`,
  (text) => `/releases/${text}`,
  (text) => `/releases/shell/${text}`,
  (text) => `/article/${text}`,
  (text) => `/dsaarticle/${text}`,
  (text) => `/roadmaps/${text}`,
  (text) => `/posts/${text}`,
  (text) => `/articles?kind=${text}`,
  (text) => `/${text}`,
];

/** Lists of payloads in every address that takes a text and every field that a person writes; then what is shown of them. */
export async function payloads({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir });
  const failures = new Failures();
  const counts = { sent: 0, stored: 0, refused: 0, shown: 0 };
  const author = await newLearner(site.url);
  const administrator = await newAdministrator(site.url, dataDir);
  const check = async (
    what: string,
    request: Promise<HttpResponse>,
  ): Promise<HttpResponse | null> => {
    counts.sent += 1;
    const response = await request.catch((error) => void failures.add(`${what}: ${error.message}`));
    if (!response) return null;
    const failure = failureIn(response);
    if (failure) failures.add(`${what}: ${failure}`);
    return response;
  };
  const store = async (what: string, request: Promise<HttpResponse>) => {
    const response = await check(what, request);
    if (response) counts[response.statusCode < 300 ? 'stored' : 'refused'] += 1;
    return response;
  };

  for (const [list, texts] of Object.entries(lists)) {
    for (const text of texts) {
      if (failures.isFull || !site.isAlive()) break;
      const what = `${list} ${JSON.stringify(text).slice(0, 80)}`;
      for (const address of addresses) {
        const raw = list === 'paths' ? text : encodeURIComponent(text);
        const path = address(raw);
        await check(
          `${what} at ${address('…')}`,
          send(site.url + path, { headers: author.headers }),
        );
      }
      await writeEverywhere(site.url, author, text, (field, request) =>
        store(`${what} as ${field}`, request),
      );
      for (const field of ['title', 'body', 'link']) {
        const news = { title: 'Mock interviews', body: 'Every Saturday.', [field]: text };
        const published = call(site.url, administrator, 'POST', '/v1/admin/announcements', news);
        await store(`${what} as an announcement's ${field}`, published);
      }
    }
  }
  counts.shown = await shownSafely(site.url, author, failures);
  mailsIn(dataDir).forEach((mail) => {
    const head = mail.split('\n\n')[0] ?? '';
    if (new RegExp(`^(${MARK}|bcc):`, 'im').test(head))
      failures.add(`a mail has an injected header: ${head}`);
  });
  const ready = await send(`${site.url}/v1/ready`);
  if (ready.statusCode !== 200) failures.add(`/v1/ready answers ${ready.statusCode} afterwards`);
  await site.stop();
  const names = Object.entries(lists).map(([name, texts]) => `${texts.length} of ${name}`);
  return {
    tried: `${counts.sent} requests with payloads (${names.join(', ')}) in ${addresses.length} addresses and every field a person writes: ${counts.stored} stored, ${counts.refused} refused, ${counts.shown} looked at where they are shown`,
    failures: failures.list(),
  };
}

/** Every field that a person writes; names and mails belong to a new person each time. */
async function writeEverywhere(
  url: string,
  author: Person & { id: string },
  text: string,
  store: (field: string, request: Promise<HttpResponse>) => Promise<HttpResponse | null>,
) {
  const unit = `/v1/users/${author.id}/learning-units/dsa-contains-duplicate`;
  const comment = newComment(text);
  const email = `${comment.id}@example.org`;
  const signup = (fields: object) =>
    call(url, visitor, 'POST', '/v1/auth/signup', {
      email,
      name: 'Asha Rao',
      password: 'sesame1$open',
      ...fields,
    });
  await store('a comment', call(url, author, 'POST', '/v1/comments', comment));
  await store(
    'a better comment',
    call(url, author, 'PATCH', `/v1/comments/${comment.id}`, { content: text }),
  );
  await store('a note', call(url, author, 'PATCH', unit, { notes: text }));
  const exercise = `/v1/users/${author.id}/units/dsa-two-sum`;
  const now = new Date().toISOString();
  await store(
    "an attempt's code",
    call(url, author, 'POST', `${exercise}/attempts`, {
      ...{ id: comment.id, language: 'python', code: text, submittedAt: now },
      ...{ verdict: 'error', passed: 0, total: 1, milliseconds: 1 },
    }),
  );
  await store(
    "a draft's code",
    call(url, author, 'PUT', `${exercise}/draft`, {
      ...{ language: 'python', code: text, changedAt: now, base: null },
    }),
  );
  await store('a name', signup({ name: text }));
  await store('an address', signup({ email: text }));
  await store(
    'a new address',
    call(url, author, 'PUT', '/v1/auth/email', { email: text, password: 'sesame1$open' }),
  );
  const callback = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210' };
  for (const field of ['name', 'email', 'phone']) {
    await store(
      `a callback's ${field}`,
      call(url, visitor, 'POST', '/v1/request-callback', { ...callback, [field]: text }),
    );
  }
  await store(
    'a report',
    call(url, author, 'POST', `/v1/comments/${comment.id}/reports`, { reason: text }),
  );
  const shown = { name: text, email: `name-${email}` };
  if ((await signup(shown)).statusCode < 300) await speakAs(url, shown.email);
}

/** Someone with that name writes a comment, so that the name is shown. */
async function speakAs(url: string, email: string): Promise<void> {
  const person = await signIn(url, '/v1/auth/signin', { email, password: 'sesame1$open' });
  await call(url, person, 'POST', '/v1/comments', newComment('Said under an odd name.'));
}

function failureIn(response: HttpResponse): string | null {
  const { statusCode, headers, body } = response;
  if (statusCode >= 500) return `answered ${statusCode} ${body.slice(0, 200)}`;
  if (MARK in headers) return 'a header was injected';
  if (headers['x-content-type-options'] !== 'nosniff') return `${statusCode} without nosniff`;
  if (/^root:.*:0:0:/m.test(body)) return 'a file of the machine was served';
  const leak = leakIn(response);
  if (leak) return `${statusCode} leaks ${JSON.stringify(leak)}`;
  return statusCode < 400 && `${headers['content-type']}`.startsWith('text/html')
    ? brokenDocument(response)
    : null;
}

/** Every script of a document is a file with a hash, data, or what the policy names by its hash. */
function brokenDocument({ headers, body: html }: HttpResponse): string | null {
  const [, allowed = ''] = /script-src ([^;]*)/.exec(`${headers['content-security-policy']}`) ?? [];
  const foreign = [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gis)].find(
    ([, tag = '', content = '']) =>
      !/ integrity="sha384-|type="application\/(ld\+)?json"/.test(tag) &&
      !(tag === '<script>' && allowed.includes(`'${hashOf(content)}'`)),
  );
  if (foreign) return `a document with the script ${foreign[0].slice(0, 200)}`;
  const handlers = /<[a-z][^<>]*\son(?:error|load|click|focus|mouseover|toggle)\s*=/i.exec(
    withoutData(html),
  );
  return handlers ? `a document with ${handlers[0]}` : null;
}

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Data blocks hold texts as JSON in which no element can begin. */
const withoutData = (html: string) =>
  html.replace(/(<script type="application\/(?:ld\+)?json"[^>]*>)[^<]*(<\/script>)/g, '$1$2');

/** Reads all comments, as data and in the document of their page. */
async function shownSafely(url: string, reader: Person, failures: Failures): Promise<number> {
  let shown = 0;
  let next = '';
  do {
    const response = await call(
      url,
      reader,
      'GET',
      `/v1/comments?subject=dsa-problem:two-sum${next}`,
    );
    const type = `${response.headers['content-type']}`;
    if (!type.startsWith('application/json')) failures.add(`comments are sent as ${type}`);
    const page = JSON.parse(response.body);
    for (const { content } of page.items) {
      shown += 1;
      if (/[\r\0]/.test(content))
        failures.add(`a comment holds control characters: ${JSON.stringify(content)}`);
    }
    next = page.next ? `&before=${encodeURIComponent(page.next)}` : '';
  } while (next);
  for (const path of ['/dsaarticle/two-sum', '/roadmaps/dsa', '/profile', '/']) {
    const page = await call(url, reader, 'GET', path);
    const failure = brokenDocument(page);
    if (failure) failures.add(`${path}: ${failure}`);
    shown += 1;
  }
  return shown;
}

function mailsIn(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox');
  return readdirSync(outbox).map((name) =>
    readFileSync(join(outbox, name), 'utf8').replaceAll('\r\n', '\n'),
  );
}
