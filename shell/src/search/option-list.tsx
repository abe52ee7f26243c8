import { DifficultyBadge } from '@site/shared/ui/badge.tsx';
import {
  BookOpenIcon,
  ChevronDownIcon,
  CircleCheckIcon,
  ClockIcon,
  CodeIcon,
  FileTextIcon,
  LayersIcon,
  MapIcon,
  SearchIcon,
} from '@site/shared/ui/icons.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option, OptionGroup } from './options.ts';
import styles from './search-dialog.module.css';

interface OptionListProps {
  id: string;
  groups: OptionGroup[];
  active: Option | null;
  onActivate: (option: Option) => void;
  onChoose: (option: Option) => void;
}

const icons = {
  page: LayersIcon,
  roadmap: MapIcon,
  problem: CodeIcon,
  quiz: CircleCheckIcon,
  text: BookOpenIcon,
  article: FileTextIcon,
  recent: ClockIcon,
  suggestion: SearchIcon,
  more: ChevronDownIcon,
};

/**
 * The options by group. The focus stays in the field, whose aria-activedescendant names the active option.
 */
export const OptionList = ({ id, groups, active, onActivate, onChoose }: OptionListProps) => (
  <div id={id} role="listbox" aria-label="Search results">
    {groups.map(({ heading, options }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox
      <div key={heading} role="group" aria-label={heading}>
        <p className={styles.heading} aria-hidden="true">
          {heading}
        </p>
        {options.map((option) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, and its keys choose
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={option.id}
            id={optionId(id, option)}
            role="option"
            aria-selected={option === active}
            className={styles.option}
            onMouseMove={() => option !== active && onActivate(option)}
            onClick={() => onChoose(option)}
          >
            <OptionContent option={option} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

function OptionContent({ option }: { option: Option }) {
  const Icon = icons[option.kind];
  const result = 'result' in option ? option.result : null;
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{option.title}</span>
        {result && <span className={styles.place}>{result.place}</span>}
      </span>
      {result?.difficulty && <DifficultyBadge difficulty={result.difficulty} />}
    </>
  );
}

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
