import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option, OptionGroup } from './options.ts';

/** The id of an option's element. */
export const optionId = (listId: string, { id }: Option) => `${listId}-${id.replace(/\s/g, '-')}`;

/**
 * The active option of a listbox, moved with the arrow keys while the focus stays in the field. Enter calls
 * `onEnter` with it. The first option becomes active whenever the options change.
 */
export function useActiveOption(
  groups: OptionGroup[],
  listId: string,
  onEnter: (active: Option | null) => void,
) {
  const all = groups.flatMap(({ options }) => options);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = all.find(({ id }) => id === activeId) ?? all[0] ?? null;
  const first = all[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new options reset the active one
  useEffect(() => setActiveId(null), [first]);

  const move = (step: number) => {
    const at = active ? all.indexOf(active) : -1;
    const next = all.at((at + step) % all.length);
    if (!next) return;
    setActiveId(next.id);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') onEnter(active);
    else return;
    event.preventDefault();
  };
  return { active, activate: (option: Option) => setActiveId(option.id), onKeyDown };
}
