import type { Profile } from '@site/shared/contracts';
import { http, problemOf } from '@site/shared/platform';
import type { Fields, SectionKind, SectionName } from './section-kind.ts';

/** Saves a section that was made from `version`; answers it as it is now. */
export async function saveSection<Name extends SectionName>(
  { path, section }: SectionKind<Name>,
  fields: Fields,
  version: string,
): Promise<Profile[Name]> {
  const { data } = await http.put(path, { ...fields, version });
  return section.parse(data);
}

/** The section as it is, if it was not saved because it has been changed elsewhere; otherwise null. */
export function changedElsewhere<Name extends SectionName>(
  { section }: SectionKind<Name>,
  error: unknown,
): Profile[Name] | null {
  const refusal: { code?: string; current?: unknown } | null = problemOf(error);
  return refusal?.code === 'changed-elsewhere' ? section.parse(refusal.current) : null;
}
