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
import type { Option, OptionGroup } from './options.ts';
import styles from './search-dialog.module.css';
import { optionId } from './use-active-option.ts';

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
