import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option, OptionGroup } from './options.ts';

/** The id of an option's element. */
export const optionId = (listId: string, { id }: Option) => `${listId}-${id.replace(/\s/g, '-')}`;

/**
 * Which of the options is marked, moved by the arrow keys while the focus stays in the field; Enter
 * is passed on with it. The first one is marked whenever the options change.
 */
export function useOptions(
  groups: OptionGroup[],
  listId: string,
  onEnter: (marked: Option | null) => void,
) {
  const all = groups.flatMap(({ options }) => options);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const marked = all.find(({ id }) => id === markedId) ?? all[0] ?? null;
  const first = all[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options, other beginning
  useEffect(() => setMarkedId(null), [first]);

  const move = (step: number) => {
    const at = marked ? all.indexOf(marked) : -1;
    const next = all.at((at + step) % all.length);
    if (!next) return;
    setMarkedId(next.id);
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') onEnter(marked);
    else return;
    event.preventDefault();
  };
  return { marked, mark: (option: Option) => setMarkedId(option.id), onKeyDown };
}
