import { type AdminDsaProblem, dsaProblemForm } from '@site/shared/contracts/editorial';
import { Button, Card, classNames } from '@site/shared/ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from '../content.module.css';
import { type ProblemValues, problemRequest } from './problem-values.ts';
import own from './problems.module.css';

type Flaw = Pick<Issue, 'path' | 'message'>;
type Issue = NonNullable<ReturnType<typeof dsaProblemForm.safeParse>['error']>['issues'][number];

/** What a field still needs. */
interface Missing {
  field: HTMLElement;
  name: string;
  /** '' if it's empty, which goes without saying in a list of what is missing. */
  message: string;
}

/** What publishing still needs, in the order of the form. It follows what is typed. */
export function PublishList({ problem }: { problem: AdminDsaProblem }) {
  const { control } = useFormContext<ProblemValues>();
  const values = useDeferredValue(useWatch({ control }) as ProblemValues);
  const section = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState<Missing[]>([]);
  useEffect(() => {
    const form = section.current?.closest('form');
    if (form) setMissing(missingIn(form, flawsOf(values, problem.javascript)));
  }, [values, problem.javascript]);
  return (
    <Card className={classNames(styles.stack, own.publishList)}>
      <section ref={section} aria-labelledby="to-publish" className={own.missing}>
        <h2 id="to-publish">To publish</h2>
        {missing.length === 0 ? (
          <p className={styles.quiet}>
            {problem.proved ? 'Nothing is missing.' : "All that's left is a run of the cases."}
          </p>
        ) : (
          <ul>
            {missing.map(({ field, name, message }) => (
              <li key={`${name} ${message}`}>
                <Button size="sm" variant="ghost" onClick={() => field.focus()}>
                  {name}
                </Button>
                {message && <span className={styles.quiet}>{message}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

const EMPTY = 'must not be empty';

/** Whether a form has all that publishing needs, but for a run of its cases. */
export const isFinished = (values: ProblemValues, inJavaScript: boolean): boolean =>
  flawsOf(values, inJavaScript).length === 0;

/** What the contract says of the form as something to publish, and what depends on other fields. */
function flawsOf(values: ProblemValues, inJavaScript: boolean): Flaw[] {
  const flaws: Flaw[] = dsaProblemForm.safeParse(problemRequest(values)).error?.issues ?? [];
  const needsSize = values.generator.trim() !== '' && values.input_size === '';
  const untranslated = values.approaches.before.flatMap(({ javascript }, at) =>
    inJavaScript && javascript === ''
      ? [{ path: ['approaches', 'before', at, 'javascript'], message: EMPTY }]
      : [],
  );
  return [
    ...flaws,
    ...untranslated,
    ...(needsSize ? [{ path: ['input_size'], message: EMPTY }] : []),
  ];
}

/** One entry for each field, in the order of the form. */
function missingIn(form: HTMLFormElement, flaws: Flaw[]): Missing[] {
  const messages = new Map<HTMLElement, string>();
  for (const { path, message } of flaws) {
    const field = fieldAt(form, path);
    if (field && !messages.has(field)) messages.set(field, message);
  }
  const order = [...form.elements];
  return [...messages]
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([field, message]) => ({
      field,
      name: nameOf(field),
      message: 'value' in field && field.value === '' ? '' : message,
    }));
}

/** The field, or the group of fields, that a path leads to: entries of a list stand in one field. */
function fieldAt(form: HTMLFormElement, path: readonly PropertyKey[]): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = form.elements.namedItem(path.slice(0, length).join('.'));
    if (found instanceof HTMLElement) return found;
  }
  return null;
}

/** What the form calls it, such as "Case 3: Name". */
function nameOf(field: HTMLElement): string {
  const group = field.closest('fieldset:not([role])')?.querySelector('legend')?.textContent;
  const label = 'labels' in field && (field as HTMLInputElement).labels?.[0]?.textContent;
  return [group, label].filter(Boolean).join(': ');
}
