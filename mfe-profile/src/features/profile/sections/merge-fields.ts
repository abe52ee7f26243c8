import type { Fields } from './section-kind.ts';

/**
 * A three-way merge of what was typed here and what was saved elsewhere, both based on `base`: each field
 * takes the side that changed it. A field that both changed to different values is a clash; it keeps what
 * was typed here.
 */
export function mergeFields(base: Fields, here: Fields, elsewhere: Fields) {
  const names = Object.keys(elsewhere);
  const changedHere = names.filter((name) => here[name] !== base[name]);
  return {
    merged: { ...elsewhere, ...pick(here, changedHere) },
    clashes: changedHere.filter(
      (name) => elsewhere[name] !== base[name] && elsewhere[name] !== here[name],
    ),
  };
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
