import { type Change, diffLines, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import type { Fields } from '../article-form.ts';
import { compareFields } from './compare-fields.ts';
import styles from './versions.module.css';

/** A word diff is slow if almost nothing is the same. */
const TIME_MS = 400;

/** How much unchanged text is shown around the changes, in characters. */
const AROUND = 160;

const changesOf = (before: string, after: string): Change[] =>
  diffWordsWithSpace(before, after, { timeout: TIME_MS }) ?? diffLines(before, after);

interface DifferenceProps {
  before: string;
  after: string;
}

/** Both texts in one: deletions are struck out, insertions are marked. */
export function Difference({ before, after }: DifferenceProps) {
  const changes = useMemo(() => changesOf(before, after), [before, after]);
  return (
    <div className={styles.difference}>
      {changes.map(({ value, added, removed }, at) => {
        const key = `${at}`;
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <span key={key}>{shortened(value, at > 0, at < changes.length - 1)}</span>;
      })}
    </div>
  );
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const start = hasBefore ? AROUND : 0;
  const end = hasAfter ? AROUND : 0;
  if (text.length <= start + end + AROUND) return text;
  return `${text.slice(0, start)} ⋯ ${end ? text.slice(-end) : ''}`;
}

interface ComparisonProps {
  before: Fields;
  after: Fields;
  /** Shown if nothing differs. */
  same: string;
}

/** All fields that differ. */
export function Comparison({ before, after, same }: ComparisonProps) {
  const differences = compareFields(before, after);
  if (differences.length === 0) return <p className={styles.note}>{same}</p>;
  return (
    <dl className={styles.fields}>
      {differences.map(({ key, name, before, after }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <Difference before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
