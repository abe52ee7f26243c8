import { OWN_CASES_MAX, ownCase } from '@site/shared/contracts';
import { Button, IconButton, TextField, TrashIcon } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import type { Solvable } from '../language/solvable.ts';
import styles from './own-cases.module.css';
import { useOwnInputs } from './use-own-inputs.ts';

interface OwnCasesProps {
  problem: Solvable;
  /** What an input looks like. */
  example: string;
}

/** The inputs that a person has added. They are run with the tests, and our solution says what is expected. */
export function OwnCases({ problem, example }: OwnCasesProps) {
  const { inputs, change } = useOwnInputs(problem);
  const [input, setInput] = useState('');
  const [error, setError] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = input.trim();
    const message = errorOf(added, inputs);
    setError(message);
    if (message) return;
    change([...inputs, added]);
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
                onClick={() => change(inputs.filter((other) => other !== own))}
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

function errorOf(input: string, known: readonly string[]): string | undefined {
  if (known.includes(input)) return 'You already have this case.';
  if (known.length >= OWN_CASES_MAX)
    return `Remove a case first: you can have up to ${OWN_CASES_MAX}.`;
  return ownCase.safeParse(input).error?.issues[0]?.message;
}
