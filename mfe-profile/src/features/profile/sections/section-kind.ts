import type { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RouteName, request } from '@site/shared/api';
import type { Profile } from '@site/shared/contracts/identity';
import { problemOf } from '@site/shared/platform';

/** The value of a field. */
export type Value = string | number | boolean;
export type Fields = Record<string, Value>;

/** The parts of a profile that are saved separately. */
export type SectionName = Exclude<keyof Profile, 'email' | 'avatarUrl'>;
export type FieldName<Name extends SectionName> = Exclude<keyof Profile[Name], 'version'> & string;
export type Version = Pick<Profile[SectionName], 'version'>;

/** How one section is filled in and saved. */
export interface SectionKind<Name extends SectionName> {
  name: Name;
  /** Takes the fields and the version they're based on, and returns the section. */
  route: Extract<RouteName, `PUT /v1/profile/${string}`>;
  form: Parameters<typeof standardSchemaResolver>[0];
  section: { parse: (data: unknown) => Profile[Name] };
  /** The fields' labels, in order. */
  labels: Record<FieldName<Name>, string>;
}

/** The initial values of a form: fields that were never filled in are empty. */
export function fieldsOf({ version: _, ...values }: Version): Fields {
  const entries = Object.entries<Value | null>(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/** Saves a section that's based on `version`. @returns the saved section */
export async function saveSection<Name extends SectionName>(
  { route, section }: SectionKind<Name>,
  fields: Fields,
  version: string,
): Promise<Profile[Name]> {
  const body = { ...fields, version };
  // The form knows the route, and its schema has validated the fields.
  return section.parse(await request(route, { body } as never));
}

/** The current section if saving failed because of a change elsewhere; otherwise null. */
export function changedElsewhere<Name extends SectionName>(
  { section }: SectionKind<Name>,
  error: unknown,
): Profile[Name] | null {
  const refusal: { code?: string; current?: unknown } | null = problemOf(error);
  return refusal?.code === 'changed-elsewhere' ? section.parse(refusal.current) : null;
}
