import { request } from '@site/shared/api';
import type { Profile } from '@site/shared/contracts';
import { problemOf } from '@site/shared/platform';
import type { Fields, SectionKind, SectionName } from './section-kind.ts';

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
