import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Profile } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf, toast, usePersonKey } from '@site/shared/platform';
import { type InputHTMLAttributes, useEffect, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { updateProfile } from '../profile.queries.ts';
import { useUnsaved } from '../unsaved-changes.tsx';
import { mergeFields } from './merge-fields.ts';
import { sectionDraft } from './section-draft.ts';
import {
  changedElsewhere,
  type FieldName,
  type Fields,
  fieldsOf,
  type SectionKind,
  type SectionName,
  saveSection,
  type Value,
  type Version,
} from './section-kind.ts';

/** A field that was changed here and, to something else, on another device. */
export interface Clash {
  label: string;
  here: Value;
  elsewhere: Value;
}

const FAILED = "We couldn't save this. What you typed is still here, so please try again.";

const SAVED = 'profile-saved';

export type SectionForm<Name extends SectionName> = ReturnType<typeof useSectionForm<Name>>;

/**
 * The form of one section of the profile. What another device saves meanwhile is merged field by field; a
 * field that both have changed is reported as a clash and waits for the person's decision. What's typed is
 * stored as a draft until it's saved or discarded.
 */
export function useSectionForm<Name extends SectionName>(
  kind: SectionKind<Name>,
  section: Profile[Name],
  onSaved: () => void = () => {},
) {
  const person = usePersonKey();
  const draft = useMemo(() => sectionDraft(person, kind.name), [person, kind.name]);
  const base = useRef(section);
  const [clashes, setClashes] = useState<Clash[]>([]);
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState(false);
  const form = useForm<Fields>({
    resolver: standardSchemaResolver(kind.form) as Resolver<Fields, unknown, Fields>,
    defaultValues: fieldsOf(section),
  });
  const { register, handleSubmit, getValues, reset, setValue, setError, subscribe, formState } =
    form;
  const { errors, isDirty } = formState;

  /** Resets the form to `next` with what was typed since `from`. @returns the fields that clash */
  const rebase = (from: Fields, typed: Fields, next: Profile[Name]): string[] => {
    const { merged, clashes: names } = mergeFields(from, typed, fieldsOf(next));
    base.current = next;
    reset(fieldsOf(next));
    for (const [name, value] of Object.entries(merged)) {
      setValue(name, value, { shouldDirty: true });
    }
    const elsewhere = fieldsOf(next);
    setClashes(
      names.map((name) => ({
        label: kind.labels[name as FieldName<Name>],
        here: typed[name] ?? '',
        elsewhere: elsewhere[name] ?? '',
      })),
    );
    return names;
  };

  const remember = (known: Profile[Name]) => void updateProfile(person, { [kind.name]: known });

  const discard = () => {
    reset(fieldsOf(base.current));
    draft.remove();
    setClashes([]);
    setRestored(false);
  };
  useUnsaved(isDirty, draft.remove);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is read once
  useEffect(() => {
    const stored = draft.read();
    if (!stored) return;
    rebase(stored.base, stored.typed, section);
    setRestored(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new version only
  useEffect(() => {
    if (section.version === base.current.version) return;
    rebase(fieldsOf(base.current), getValues(), section);
  }, [section.version]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values }) => {
          const from = fieldsOf(base.current);
          if (Object.keys(from).every((name) => values[name] === from[name])) draft.remove();
          else draft.write({ base: from, typed: values });
        },
      }),
    [subscribe, draft],
  );

  const finish = (sent: Fields, saved: Profile[Name]) => {
    // Keeps what was typed while saving.
    rebase(sent, getValues(), saved);
    setClashes([]);
    setRestored(false);
    remember(saved);
    // One notice, even if it's saved twice in a row.
    toast.success('Changes saved.', { id: SAVED });
    onSaved();
  };

  const report = (error: unknown) => {
    const fieldErrors = fieldErrorsOf(error);
    const invalid = Object.keys(kind.labels).filter((name) => fieldErrors[name]);
    for (const name of invalid) {
      setError(name, { message: fieldErrors[name] }, { shouldFocus: name === invalid[0] });
    }
    if (invalid.length === 0) setError('root', { message: messageOf(error, FAILED) });
  };

  const save = async (fields: Fields): Promise<void> => {
    const sent = { ...getValues() };
    try {
      finish(sent, await saveSection(kind, fields, base.current.version));
    } catch (error) {
      const elsewhere = changedElsewhere(kind, error);
      if (!elsewhere) return report(error);
      remember(elsewhere);
      const names = rebase(fieldsOf(base.current), getValues(), elsewhere);
      if (names.length === 0) await save(getValues());
    }
  };

  const onSubmit = handleSubmit(async (fields) => {
    setBusy(true);
    await save(fields);
    setBusy(false);
  });

  return {
    errors,
    isDirty,
    busy,
    /** Whether the form started with a draft. */
    restored: restored && isDirty,
    /** Fields that another device changed to something else. */
    clashes,
    onSubmit,
    discard,
    control: form.control,
    setFocus: form.setFocus,
    /** Connects a field to the form, with its label and error. */
    field: (name: FieldName<Name>, options?: { valueAsNumber?: boolean }) => ({
      label: kind.labels[name],
      error: errors[name]?.message,
      ...defaultOf(section, name),
      ...register(name, options),
    }),
  };
}

/** In a browser, the form writes its values into the fields; a server has to render them. */
function defaultOf(section: Version, name: string): Pick<InputHTMLAttributes<unknown>, Default> {
  const value = fieldsOf(section)[name];
  return typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value };
}

type Default = 'defaultChecked' | 'defaultValue';
