import { openDatabase } from '../../api/src/database/open-database.ts';

/** An article with scripts in every text field, and in its HTML as if it had not been sanitised. */
const STORE_ARTICLE = `
  insert into articles (id, slug, title, description, content, tags, series_title, quiz_questions, published_at)
  values ($1, $1, $2, $2, $3, array[$2], $2, $4, now())`;

const STORE_PERSON = `
  insert into users (id, name, email) values (gen_random_uuid(), $1, gen_random_uuid() || '@example.org')
  returning id`;

const STORE_COMMENT = `
  insert into comments (id, subject, parent_id, user_id, content)
  values (gen_random_uuid(), $1, $2, $3, $4) returning id`;

const RING_BELL = 'insert into notifications (user_id, reply_id) values ($1, $2)';

export interface Hostile {
  /** The articles' slugs, one per payload. */
  articles: string[];
}

/**
 * Puts every payload directly into a site's database, bypassing everything the API would refuse or
 * sanitise: as an article, as a name, as a comment, and as a reply that notifies `answered`.
 */
export async function storePayloads(
  dataDir: string,
  payloads: readonly string[],
  { subject, answered }: { subject: string; answered: string },
): Promise<Hostile> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const first = async (sql: string, values: unknown[]): Promise<string> =>
    (await database.pool.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';
  try {
    const articles = payloads.map((_, index) => `payload-${index}`);
    const parent = await first(STORE_COMMENT, [subject, null, answered, 'What do you think?']);
    for (const [index, payload] of payloads.entries()) {
      await database.pool.query(STORE_ARTICLE, articleOf(articles[index], payload));
      const name = payload.slice(0, 100);
      const author = await first(STORE_PERSON, [name]);
      await first(STORE_COMMENT, [subject, null, author, payload]);
      const reply = await first(STORE_COMMENT, [subject, parent, author, payload]);
      await database.pool.query(RING_BELL, [answered, reply]);
    }
    return { articles };
  } finally {
    await database.close();
  }
}

function articleOf(slug: string | undefined, payload: string) {
  const quiz = [{ question: payload, options: [payload, 'b'], answer: 0, explanation: payload }];
  return [slug, payload, `<p>Text of ${slug}</p>${payload}`, JSON.stringify(quiz)];
}
