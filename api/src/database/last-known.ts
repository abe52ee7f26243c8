import { LRUCache } from 'lru-cache';
import { isAway } from './away.ts';

/** Longer than an answer takes, and short enough for the person who waits. */
const PATIENCE_MS = 2_000;

/** What was known; a box, since what is known may be null. */
export interface Known<T> {
  answer: T;
}

/** What is being loaded; what was `known` if the database is away or does not answer soon. */
export async function orKnown<T>(loading: Promise<T>, known: Known<T> | null): Promise<T> {
  if (!known) return loading;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(known.answer), PATIENCE_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    if (!isAway(error as Error)) throw error;
    return known.answer;
  } finally {
    clearTimeout(timer);
  }
}

/** How many answers are kept; the one least recently asked for is forgotten first. */
const MOST_KEPT = 200;

/**
 * Asks the database each time, and remembers its answers for when it is away. What doesn't exist
 * (undefined or null) is not remembered: it would take the place of what does.
 */
export function rememberAnswers<Question, Answer>(
  load: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const kept = new LRUCache<string, Known<Answer>>({ max: MOST_KEPT });
  const keep = (key: string, answer: Answer) => {
    if (answer === null || answer === undefined) kept.delete(key);
    else kept.set(key, { answer });
  };
  return (question) => {
    const key = JSON.stringify(question) ?? '';
    const loading = load(question);
    loading.then(
      (answer) => keep(key, answer),
      () => {},
    );
    return orKnown(loading, kept.get(key) ?? null);
  };
}
