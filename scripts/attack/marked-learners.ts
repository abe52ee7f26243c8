import { randomBytes } from 'node:crypto';
import { call, newLearner, type Person } from './client.ts';

/** A learner with a word in name and notes, and a set of completed problems, that no other learner has. */
export interface MarkedLearner {
  person: Person & { id: string };
  word: string;
  completed: string[];
  /** The problem that has a note, and what the note says. */
  noted: string;
  note: string;
}

/** Every such word in a text. Letters only, as names are. */
export const wordsIn = (text: string): string[] => text.match(/Qx[a-p]{12}/g) ?? [];

const newWord = () => {
  const letters = [...randomBytes(6).toString('hex')];
  return `Qx${letters.map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}`;
};

/** The bits of the number say which of the first problems are completed, so no two numbers have the same. */
export async function newMarkedLearner(
  url: string,
  units: readonly string[],
  number: number,
): Promise<MarkedLearner> {
  const word = newWord();
  const person = await newLearner(url, `Asha ${word}`);
  const completed = units.filter((_, bit) => (number >> bit) & 1);
  const noted = units[number % units.length] ?? '';
  const note = `A note of ${word}.`;
  const change = async (unit: string, body: object) => {
    const path = `/v1/users/${person.id}/learning-units/${unit}`;
    const { statusCode } = await call(url, person, 'PATCH', path, body);
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
  for (const unit of completed) await change(unit, { completed: true });
  await change(noted, { notes: note });
  return { person, word, completed, noted, note };
}
