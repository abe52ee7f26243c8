import { OWN_CASES_MAX } from '@site/shared/device';
import { useSession } from '@site/shared/platform';
import { Button, IconButton, TextField, TrashIcon } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import { casesOf } from '../device-stores.ts';
import styles from './own-cases.module.css';
import { ownInputs } from './own-inputs.ts';

interface OwnCasesProps {
  /** The name by which the device keeps them. */
  keptAs: string;
  /** What an input looks like. */
  example: string;
}

/** The inputs that a person has added. They are run with the tests, and our solution says what is expected. */
export function OwnCases({ keptAs, example }: OwnCasesProps) {
  const person = useSession().user?.id ?? null;
  const [inputs, setInputs] = useState(() => ownInputs(keptAs));
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();
  const keep = (next: string[]) => {
    setInputs(next);
    casesOf(keptAs).write(keptAs, person, next.length > 0 ? next : null);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = input.trim();
    const fault = faultOf(added, inputs);
    setError(fault);
    if (fault) return;
    keep([...inputs, added]);
    setInput('');
  };
  return (
    <div className={styles.cases}>
      {inputs.length > 0 && (
        <ol className={styles.list}>
          {inputs.map((own) => (
            <li key={own}>
              <code>{own}</code>
              <IconButton
                label={`Remove ${own}`}
                size="sm"
                onClick={() => keep(inputs.filter((other) => other !== own))}
              >
                <TrashIcon aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <form className={styles.form} onSubmit={add} noValidate>
        <TextField
          label="Input"
          hint={`An expression such as ${example}. Run tests shows your value beside that of our solution.`}
          value={input}
          error={error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setInput(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="sm" variant="ghost">
          Add case
        </Button>
      </form>
    </div>
  );
}

function faultOf(input: string, known: readonly string[]): string | undefined {
  if (input === '') return 'Enter an expression that calls your function.';
  if (known.includes(input)) return 'You already have this case.';
  if (known.length >= OWN_CASES_MAX) return `Remove a case first: ${OWN_CASES_MAX} is the most.`;
}
