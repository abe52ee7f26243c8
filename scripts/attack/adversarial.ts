import { type Operation, operationsOf, type Schema } from '../../api/testing/fuzz/operations.ts';
import { type ApiProcess, startApi } from './api-process.ts';
import { newLearner, type Person, send } from './client.ts';
import { Failures, type Findings, leakIn, type SiteData } from './findings.ts';

/** As long as a body may be (64 KiB), and as long as an address may be. */
const IN_A_BODY = 60_000;
const IN_AN_ADDRESS = 7_000;

/** What makes expressions try everything: something repeated, and an end that doesn't fit. */
const shapes: Record<string, (length: number) => string> = {
  'an address that never ends': (length) => `${'@.'.repeat(length / 2)} `,
  'an address with a long end': (length) => `a@${'a.'.repeat(length / 2)}`,
  'one letter': (length) => `${'a'.repeat(length)}!`,
  blanks: (length) => `${' '.repeat(length)}x`,
  'line breaks': (length) => `${'\n'.repeat(length)}x`,
  digits: (length) => `${'1'.repeat(length)}x`,
  hyphens: (length) => `${'a-'.repeat(length / 2)}!`,
  brackets: (length) => '('.repeat(length),
  'opened elements': (length) => '<a '.repeat(length / 3),
  backquotes: (length) => '`'.repeat(length),
  slashes: (length) => `/${'a/'.repeat(length / 2)}`,
  'marks on one letter': (length) => `e${'\u0301'.repeat(length / 2)}`,
  'invisible characters': (length) => '\u200d\ufe0f'.repeat(length / 6),
};

/** For one request; none takes a tenth of it on a busy machine unless it blocks the others. */
const PATIENCE_MS = 5_000;

/** Texts that make bad expressions slow, in every field of every operation, while another client checks that the process responds. */
export async function adversarial({ dataDir }: SiteData): Promise<Findings> {
  const site = await startApi({ DATA_DIR: dataDir });
  const operations = operationsOf(JSON.parse((await send(`${site.url}/v1/docs/json`)).body));
  const person = await newLearner(site.url);
  const failures = new Failures();
  const witness = watch(site, failures);
  let sent = 0;
  for (const { name, method, path, headers, body } of attempts(operations, person)) {
    if (failures.isFull || witness.hangs()) break;
    sent += 1;
    const response = await send(site.url + path, {
      method,
      headers,
      body,
      patience: PATIENCE_MS,
    }).catch(String);
    if (typeof response === 'string') failures.add(`${name}: ${response}`);
    else if (response.statusCode >= 500 || leakIn(response))
      failures.add(`${name}: ${response.statusCode} ${response.body.slice(0, 300)}`);
  }
  const checks = await witness.stop();
  // It wouldn't see a signal to end if one of the texts still keeps it busy.
  if (witness.hangs()) site.kill();
  else await site.stop();
  return {
    tried: `${sent} requests with texts that make expressions slow (${Object.keys(shapes).length} kinds) in every field of ${operations.length} operations; another client got a response ${checks} times meanwhile`,
    failures: failures.list(),
  };
}

/** Another client, which checks again and again that the process responds. */
function watch(site: ApiProcess, failures: Failures) {
  let stopped = false;
  let hangs = false;
  let checks = 0;
  const run = async () => {
    while (!stopped && !hangs) {
      await send(`${site.url}/v1/health`, { patience: PATIENCE_MS }).then(
        ({ statusCode }) => {
          checks += 1;
          if (statusCode !== 200) failures.add(`health answered ${statusCode}`);
        },
        (error) => {
          hangs = true;
          failures.add(`another client got no response: ${error.message}`);
        },
      );
    }
  };
  const running = run();
  return {
    hangs: () => hangs,
    async stop() {
      stopped = true;
      await running;
      return checks;
    },
  };
}

interface Attempt {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

function* attempts(operations: Operation[], person: Person): Generator<Attempt> {
  for (const operation of operations) {
    if (/logout$|sessions$/.test(operation.path)) continue;
    for (const [shape, text] of Object.entries(shapes)) {
      const names = Object.keys(operation.query);
      const inAddress = encodeURIComponent(text(IN_AN_ADDRESS / 3))
        .slice(0, IN_AN_ADDRESS)
        .replace(/%.?$/, '');
      const filled = operation.path
        .replaceAll('{userId}', person.id ?? '')
        .replace(/\{\w+\}/g, inAddress);
      const common = { method: operation.method, headers: person.headers };
      const name = (where: string) => `${operation.name} with ${shape} in ${where}`;
      if (filled.includes(inAddress)) yield { ...common, name: name('its path'), path: filled };
      for (const key of names) {
        yield {
          ...common,
          name: name(key),
          path: `${usual(operation, person)}?${key}=${inAddress}`,
        };
      }
      for (const field of textFields(operation.body)) {
        yield {
          ...common,
          name: name(field),
          path: usual(operation, person),
          headers: { ...person.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...filledBody(operation.body), [field]: fitting(text) }),
        };
      }
    }
  }
}

/** Some of these characters take six bytes each in JSON. */
function fitting(text: (length: number) => string): string {
  const whole = text(IN_A_BODY);
  const bytes = Buffer.byteLength(JSON.stringify(whole));
  return bytes <= IN_A_BODY ? whole : text(Math.floor((IN_A_BODY * IN_A_BODY) / bytes));
}

const usual = ({ path }: Operation, person: Person) =>
  path.replaceAll('{userId}', person.id ?? '').replace(/\{\w+\}/g, 'two-sum');

const properties = (schema: Schema | null): Record<string, Schema> =>
  schema?.properties ??
  Object.assign({}, ...[...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])].map(properties));

/** Every field, whatever it should hold. */
const textFields = (schema: Schema | null) => Object.keys(properties(schema));

/** Something for the other fields, so that none of them is missing. */
const filledBody = (schema: Schema | null) =>
  Object.fromEntries(Object.keys(properties(schema)).map((name) => [name, 'asha@example.org']));
