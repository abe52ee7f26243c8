import { request } from '@site/shared/api';
import type { Profile } from '@site/shared/contracts';
import { problemOf } from '@site/shared/platform';
import type { Fields, SectionKind, SectionName } from './section-kind.ts';

/** Saves a section that was made from `version`; answers it as it is now. */
export async function saveSection<Name extends SectionName>(
  { route, section }: SectionKind<Name>,
  fields: Fields,
  version: string,
): Promise<Profile[Name]> {
  const body = { ...fields, version };
  // Which route it is, the form knows, whose schema has checked the fields.
  return section.parse(await request(route, { body } as never));
}

/** The section as it is, if it was not saved because it has been changed elsewhere; otherwise null. */
export function changedElsewhere<Name extends SectionName>(
  { section }: SectionKind<Name>,
  error: unknown,
): Profile[Name] | null {
  const refusal: { code?: string; current?: unknown } | null = problemOf(error);
  return refusal?.code === 'changed-elsewhere' ? section.parse(refusal.current) : null;
}
