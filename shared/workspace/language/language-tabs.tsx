import type { KeyboardEvent } from 'react';
import styles from './language-tabs.module.css';
import { languageNames, type ProgramLanguage } from './solvable.ts';

/** The id of the tab that shows a panel in a language. */
export const tabId = (panel: string, language: ProgramLanguage) => `${panel}-${language}`;

interface LanguageTabsProps<L extends ProgramLanguage> {
  label: string;
  languages: readonly L[];
  chosen: L;
  onChoose: (language: L) => void;
  /** The id of what they show. */
  panel: string;
}

/** Chooses a language. Arrow keys lead from one to the other. */
export function LanguageTabs<L extends ProgramLanguage>({
  label,
  languages,
  chosen,
  onChoose,
  panel,
}: LanguageTabsProps<L>) {
  const follow = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextOf(event.key, languages.indexOf(chosen), languages.length - 1);
    const language = next === null ? undefined : languages.at(next % languages.length);
    if (!language) return;
    event.preventDefault();
    onChoose(language);
    document.getElementById(tabId(panel, language))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.tabs}>
      {languages.map((language) => (
        <button
          key={language}
          id={tabId(panel, language)}
          type="button"
          role="tab"
          aria-selected={language === chosen}
          aria-controls={panel}
          tabIndex={language === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(language)}
          onKeyDown={follow}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}

function nextOf(key: string, place: number, last: number): number | null {
  if (key === 'ArrowRight') return place + 1;
  if (key === 'ArrowLeft') return place - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return null;
}
