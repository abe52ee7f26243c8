import type { AdminArticle } from '@site/shared/contracts/editorial';
import { Button, Dialog, DialogActions } from '@site/shared/ui';
import { useMemo, useState } from 'react';
import { momentText } from '../../../time/moment.tsx';
import { type Fields, fieldKeys, workingFields } from '../article-form.ts';
import { compareFields, isSame, isText } from './compare-fields.ts';
import { Difference } from './difference.tsx';
import styles from './versions.module.css';

interface ConflictDialogProps {
  theirs: AdminArticle;
  mine: Fields;
  /** The common ancestor of both texts. */
  base: Fields;
  onResolve: (fields: Fields) => void;
  /** Postpones the choice: nothing is saved until one of the texts is chosen. */
  onLater: () => void;
}

/** Someone else changed the article: both texts, field by field, to choose from. */
export function ConflictDialog({ theirs, mine, base, onResolve, onLater }: ConflictDialogProps) {
  const other = workingFields(theirs);
  const differences = useMemo(() => compareFields(other, mine), [other, mine]);
  const [choices, setChoices] = useState<Choices>(() => suggest(base, mine, other));
  const use = (choice: Choice) =>
    onResolve(choose(Object.fromEntries(differences.map(({ key }) => [key, choice])), mine, other));
  return (
    <Dialog
      open
      onOpenChange={onLater}
      size="lg"
      title="Someone else changed this article"
      description={`${whoAndWhen(theirs)} Choose what the article should say. The text you don't choose is kept under Versions.`}
    >
      <div className={styles.conflict}>
        <p className={styles.legend}>
          <del>Only in their text</del> <ins>only in yours</ins>
        </p>
        {differences.length === 0 && (
          <p className={styles.note}>Both texts say the same. Choose either.</p>
        )}
        {differences.map(({ key, name, before, after }) => (
          <fieldset key={key} className={styles.choice}>
            <legend>{name}</legend>
            {!isSame(key, base, mine) && !isSame(key, base, other) && (
              <p className={styles.both}>Both of you changed this.</p>
            )}
            <Difference before={before} after={after} />
            <div className={styles.options}>
              {optionsFor(key).map(([choice, label]) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={`choice-${key}`}
                    checked={choices[key] === choice}
                    onChange={() => setChoices({ ...choices, [key]: choice })}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <DialogActions>
          <Button onClick={() => use('theirs')}>Use all of theirs</Button>
          <Button onClick={() => use('mine')}>Keep all of mine</Button>
          <Button variant="primary" onClick={() => onResolve(choose(choices, mine, other))}>
            Use what's chosen above
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

const optionsFor = (key: keyof Fields): [Choice, string][] => [
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
  ...(key === 'content' ? ([['both', 'Both, mine first']] satisfies [Choice, string][]) : []),
];

function whoAndWhen({ last_editor }: AdminArticle): string {
  if (!last_editor) return 'It was changed in the content files.';
  return `${last_editor.name} saved it on ${momentText(last_editor.at)}.`;
}

/** Whose value a field takes; the content can take both, one after the other. */
type Choice = 'mine' | 'theirs' | 'both';
type Choices = Partial<Record<keyof Fields, Choice>>;

/** A field that only one side changed takes that change; one that both changed stays mine. */
const suggest = (base: Fields, mine: Fields, theirs: Fields): Choices =>
  Object.fromEntries(
    fieldKeys
      .filter((key) => isText(key) && !isSame(key, mine, theirs))
      .map((key) => [key, isSame(key, base, mine) ? 'theirs' : 'mine']),
  );

/** The fields as chosen. The rest is the same in both, or theirs, such as the publication. */
const choose = (choices: Choices, mine: Fields, theirs: Fields): Fields => ({
  ...theirs,
  ...Object.fromEntries(
    fieldKeys.filter((key) => choices[key] === 'mine').map((key) => [key, mine[key]]),
  ),
  ...(choices.content === 'both' && { content: `${mine.content}\n${theirs.content}` }),
});
