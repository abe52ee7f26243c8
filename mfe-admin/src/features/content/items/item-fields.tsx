import { Button, SelectField, Skeleton, TextAreaField, TextField } from '@site/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import content from '../content.module.css';
import forms from '../forms/forms.module.css';
import { errorMessage, linesOf } from '../forms/list-text.ts';
import { MoveButtons, useFocusAfterMove } from '../move-buttons.tsx';
import type { GroupField, ItemField, ListField, SimpleField } from './item-forms.ts';
import { type ItemValues, valuesOf } from './item-values.ts';
import styles from './items.module.css';

/** The path of a field within the form, such as questions.0.answer. */
const pathOf = (prefix: string, name: string) =>
  [prefix, name].filter((part) => part !== '').join('.');

interface ItemFieldsProps {
  fields: readonly ItemField[];
  /** The path of the object that they belong to; '' for the form itself. */
  prefix?: string;
}

/** Fields as a form describes them. */
export const ItemFields = ({ fields, prefix = '' }: ItemFieldsProps) =>
  fields.map((field) => {
    const path = pathOf(prefix, field.name);
    const key = field.name || field.label;
    if (field.type === 'group') return <Group key={key} field={field} path={path} />;
    if (field.type === 'list') return <List key={key} field={field} path={path} />;
    return <Simple key={key} field={field} path={path} prefix={prefix} />;
  });

interface FieldProps<Field> {
  field: Field;
  path: string;
}

function Group({ field, path }: FieldProps<GroupField>) {
  const { label, folded, fields, name } = field;
  if (folded) {
    return (
      <details className={styles.folded}>
        <summary>{label}</summary>
        <div className={forms.form}>
          <ItemFields fields={fields} prefix={path} />
        </div>
      </details>
    );
  }
  return (
    <fieldset name={name === '' ? undefined : path} tabIndex={-1} className={forms.group}>
      <legend>{label}</legend>
      <div className={forms.columns}>
        <ItemFields fields={fields} prefix={path} />
      </div>
    </fieldset>
  );
}

/** What is wrong with a list as a whole. */
interface ListErrors {
  message?: string;
  root?: { message?: string };
}

function List({ field, path }: FieldProps<ListField>) {
  const { label, hint, entry, start, fields } = field;
  const { control, formState } = useFormContext();
  const { fields: entries, append, remove, move } = useFieldArray({ control, name: path });
  const keepFocus = useFocusAfterMove(entries);
  const errors: ListErrors | undefined = get(formState.errors, path);
  const whole = errors?.root?.message ?? errors?.message;
  return (
    <fieldset name={path} tabIndex={-1} className={forms.group}>
      <legend>{label}</legend>
      {hint && <p>{hint}</p>}
      {entries.map(({ id }, index) => (
        <fieldset key={id} className={styles.entry}>
          <legend>
            {entry} {index + 1}
          </legend>
          <ItemFields fields={fields} prefix={`${path}.${index}`} />
          <div className={forms.actions}>
            <MoveButtons
              id={id}
              name={`${entry} ${index + 1}`}
              position={index}
              count={entries.length}
              onMove={(by, button) => {
                keepFocus(button);
                move(index, index + by);
              }}
            />
            <Button
              size="sm"
              aria-label={`Remove ${entry} ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      {whole && (
        <p role="alert" className={forms.error}>
          {label} {whole}.
        </p>
      )}
      <div className={forms.actions}>
        <Button onClick={() => append(valuesOf(fields, start()))}>Add {entry.toLowerCase()}</Button>
      </div>
    </fieldset>
  );
}

const ROWS = { prose: 3, lines: 4, json: 6, markdown: 24 };

function Simple({ field, path, prefix }: FieldProps<SimpleField> & { prefix: string }) {
  const { type, label, hint, optional, of = '' } = field;
  const { register, formState } = useFormContext<ItemValues>();
  const error = errorMessage(get(formState.errors, path), 'Line');
  if (type === 'id') return <Id {...{ label, path }} />;
  if (type === 'check') {
    return (
      <label className={forms.check}>
        <input type="checkbox" {...register(path)} />
        {label}
      </label>
    );
  }
  if (type === 'answer') return <Answer {...{ label, path, error }} of={pathOf(prefix, of)} />;
  if (type === 'line' || type === 'number' || type === 'day') {
    return (
      <TextField
        type={type === 'day' ? 'date' : 'text'}
        inputMode={type === 'number' ? 'numeric' : undefined}
        required={!optional}
        {...{ label, hint, error }}
        {...register(path)}
      />
    );
  }
  const isCode = type === 'json' || type === 'markdown';
  const area = (
    <TextAreaField
      rows={ROWS[type]}
      className={isCode ? styles.source : undefined}
      spellCheck={type !== 'json'}
      {...{ label, hint, error }}
      {...register(path)}
    />
  );
  if (type !== 'markdown') return area;
  return (
    <>
      {area}
      <Preview path={path} />
    </>
  );
}

const MarkdownPreview = lazy(() => import('./markdown-preview.tsx'));

/** Loaded once somebody opens it. */
function Preview({ path }: { path: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.folded}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>Preview</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <MarkdownPreview path={path} />
        </Suspense>
      )}
    </details>
  );
}

/** What other content calls the entry. */
function Id({ label, path }: { label: string; path: string }) {
  const id = useWatch<ItemValues>({ name: path });
  return (
    <p className={content.quiet}>
      {label}: <code>{String(id)}</code>
    </p>
  );
}

interface AnswerProps {
  label: string;
  path: string;
  /** The path of the field whose lines are the options. */
  of: string;
  error: string | undefined;
}

/** A choice of one of the lines of another field. */
function Answer({ label, path, of, error }: AnswerProps) {
  const { register } = useFormContext<ItemValues>();
  const typed = useWatch<ItemValues>({ name: of });
  const options = linesOf(typeof typed === 'string' ? typed : '');
  return (
    // A select forgets a value that isn't among its options yet.
    <SelectField key={options.length} label={label} error={error} {...register(path)}>
      {options.length === 0 && <option value="0">Write the options first</option>}
      {options.map((option, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position
        <option key={at} value={at}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
