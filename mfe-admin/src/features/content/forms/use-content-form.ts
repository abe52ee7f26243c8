import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { fieldErrorsOf, messageOf, problemOf, toast } from '@site/shared/platform';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';

interface ContentFormOptions<Values extends FieldValues> {
  schema: Parameters<typeof contractResolver>[0];
  values: Values;
  /** The version of `values`; sent with the change. */
  version?: string;
  /** Turns the form's texts into the request. */
  requestOf: (values: Values) => object;
  /** @returns what was saved, as form values; nothing if the form goes away */
  save: (request: object) => Promise<Held<Values> | undefined>;
  /** Reads the `current` of a 409: someone else's newer version; null if it's gone. */
  currentIn?: (current: unknown) => Held<Values> | null;
  done: string;
}

/** The values of a form, and the version they come from. */
interface Held<Values> {
  values: Values;
  version: string;
}

/** A field that someone else has changed meanwhile. */
export interface Difference {
  field: string;
  before: string;
  after: string;
}

/**
 * A form that is validated as the request it becomes: what is wrong with a field is shown while it's typed. If someone else has changed the same thing meanwhile,
 * what was typed stays, untouched fields take the other person's values, and `differences` says what that
 * person changed; saving again overwrites it knowingly.
 */
export function useContentForm<Values extends FieldValues>(options: ContentFormOptions<Values>) {
  const { schema, requestOf, save, currentIn, done } = options;
  const [version, setVersion] = useState(options.version);
  const [base, setBase] = useState(options.values);
  const [differences, setDifferences] = useState<Difference[]>([]);
  const form = useForm<Values>({
    resolver: contractResolver(schema, (values: Values) => withVersion(requestOf(values), version)),
    defaultValues: options.values as DefaultValues<Values>,
    mode: 'onChange',
  });

  // Subscribes to dirty fields: keepDirtyValues needs them.
  void form.formState.dirtyFields;

  const hold = (held: Held<Values>, keepTyped: boolean) => {
    setVersion(held.version);
    setBase(held.values);
    form.reset(held.values, { keepDirtyValues: keepTyped });
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await save(withVersion(requestOf(values as Values), version));
      toast.success(done);
      setDifferences([]);
      if (saved) hold(saved, false);
    } catch (error) {
      const problem = problemOf(error) as { code: string; current?: unknown } | null;
      const current =
        problem?.code === 'changed-elsewhere' ? currentIn?.(problem.current) : undefined;
      toast.error(messageOf(error, "We couldn't save it. Please try again."));
      if (current) {
        setDifferences(differencesOf(base, current.values));
        hold(current, true);
      }
      for (const [field, message] of Object.entries(fieldErrorsOf(error))) {
        form.setError(field as Path<Values>, { message });
      }
    }
  });

  return { form, submit, differences, version, hold };
}

const withVersion = (request: object, version: string | undefined) =>
  version === undefined ? request : { ...request, version };

const shown = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** The fields in which values of a form differ. */
export const differencesOf = (before: FieldValues, after: FieldValues): Difference[] =>
  Object.keys(after).flatMap((field) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field])
      ? []
      : [{ field, before: shown(before[field]), after: shown(after[field]) }],
  );

type Schema = Parameters<typeof standardSchemaResolver>[0];

/**
 * Validates a form as the request that it becomes, so that the messages are those of the contract.
 * @param requestOf turns the form's texts into the request
 */
const contractResolver = <Values extends FieldValues>(
  schema: Schema,
  requestOf: (values: Values) => object,
): Resolver<Values> => {
  const check = standardSchemaResolver(schema) as unknown as Resolver<FieldValues>;
  return async (values, context, options) => {
    const { errors } = await check(requestOf(values) as FieldValues, context, options as never);
    return (Object.keys(errors).length > 0
      ? { values: {}, errors }
      : { values, errors: {} }) as unknown as Awaited<ReturnType<Resolver<Values>>>;
  };
};
