import { Button, Card, classNames } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from '../content.module.css';
import own from './editor.module.css';

/** What is wrong with a field, as a schema says it. */
export interface Flaw {
  path: readonly PropertyKey[];
  message: string;
}

/** What a field still needs. */
interface Missing {
  field: HTMLElement;
  name: string;
  /** '' if it's empty, which goes without saying in a list of what is missing. */
  message: string;
}

interface MissingFieldsProps {
  /** They follow what is typed; the same list as long as nothing is. */
  flaws: readonly Flaw[];
  /** Shown if nothing is missing. */
  complete: string;
}

/** What publishing still needs, in the order of the form that this stands in. */
export function MissingFields({ flaws, complete }: MissingFieldsProps) {
  const section = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState<Missing[]>([]);
  useEffect(() => {
    const form = section.current?.closest('form');
    if (form) setMissing(missingIn(form, flaws));
  }, [flaws]);
  return (
    <Card className={classNames(styles.stack, own.publishList)}>
      <section ref={section} aria-labelledby="to-publish" className={own.missing}>
        <h2 id="to-publish">To publish</h2>
        {missing.length === 0 ? (
          <p className={styles.quiet}>{complete}</p>
        ) : (
          <ul>
            {missing.map(({ field, name, message }) => (
              <li key={`${name} ${message}`}>
                <Button size="sm" variant="ghost" onClick={() => show(field)}>
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

/** A field that is folded away can't be focused. */
function show(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** One entry for each field, in the order of the form. */
function missingIn(form: HTMLFormElement, flaws: readonly Flaw[]): Missing[] {
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
