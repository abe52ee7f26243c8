import { request } from '@site/shared/api';
import { type AnyKind, kinds } from '@site/shared/device';
import { outbox, records } from '@site/shared/platform';

/** A person's changes that their account doesn't have, by the name of the record that holds them. */
export type Unsent = Record<string, string>;

/** Records that hold what a person has written or changed, apart from the kinds of `shared/device`. */
const WORDS = [
  ...['mock-work', 'note-draft', 'profile-draft'],
  ...['article-unsaved', 'announcement-draft', 'mutation', 'set-aside'],
];

const LACKING = ['added', 'both', 'device'];

/** Sends what a person has made here to their account. @returns what couldn't be sent */
export async function sendEverything(person: string): Promise<Unsent> {
  await outbox.flush();
  const unmerged = await mergeThings(person).catch(() => thingsOf(person));
  return { ...unmerged, ...draftsOf(person), ...typedComments(person) };
}

/** The account has most of it: only what it lacks is merged. */
async function mergeThings(person: string): Promise<Unsent> {
  const items = Object.values<AnyKind>(kinds).flatMap((kind) =>
    kind.names(person).flatMap((name) => {
      const value = kind.read(name, person);
      return value === null ? [] : kind.itemsOf(name, value);
    }),
  );
  if (items.length === 0) return {};
  const params = { userId: person };
  const preview = await request('POST /v1/users/{userId}/merges/preview', {
    params,
    body: { items },
  });
  const lacking = items.filter((_, index) => LACKING.includes(preview.items[index]?.outcome ?? ''));
  if (lacking.length > 0)
    await request('POST /v1/users/{userId}/merges', { params, body: { items: lacking } });
  return {};
}

const thingsOf = (person: string): Unsent =>
  Object.fromEntries(
    Object.entries<AnyKind>(kinds).flatMap(([kind, { names, read }]) =>
      names(person).map((name) => [`${kind} ${name}`, JSON.stringify(read(name, person))]),
    ),
  );

const draftsOf = (person: string): Unsent =>
  Object.fromEntries(
    records
      .list(({ kind, owner }) => owner === person && WORDS.includes(kind))
      .map(({ kind, key, value }) => [`${kind} ${key}`, JSON.stringify(value)]),
  );

/** Comments that are being typed in this tab, whose items are their own. */
function typedComments(person: string): Unsent {
  try {
    return Object.fromEntries(
      Object.entries<string>({ ...sessionStorage }).filter(([key]) =>
        key.startsWith(`comment-draft:${person} `),
      ),
    );
  } catch {
    return {};
  }
}
