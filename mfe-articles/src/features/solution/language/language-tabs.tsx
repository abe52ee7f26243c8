import type { SolutionLanguage } from '@site/shared/contracts';
import type { KeyboardEvent } from 'react';
import styles from './language-tabs.module.css';
import { languageNames } from './solvable.ts';

const LANGUAGES = Object.keys(languageNames) as SolutionLanguage[];

export const tabId = (language: SolutionLanguage) => `tab-${language}`;

interface LanguageTabsProps {
  chosen: SolutionLanguage;
  onChoose: (language: SolutionLanguage) => void;
  /** The id of what they show. */
  panel: string;
}

/** Chooses the language of one's program. Arrow keys lead from one to the other. */
export function LanguageTabs({ chosen, onChoose, panel }: LanguageTabsProps) {
  const follow = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextOf(event.key, LANGUAGES.indexOf(chosen));
    const language = next === null ? undefined : LANGUAGES.at(next % LANGUAGES.length);
    if (!language) return;
    event.preventDefault();
    onChoose(language);
    document.getElementById(tabId(language))?.focus();
  };
  return (
    <div role="tablist" aria-label="Language" className={styles.tabs}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          id={tabId(language)}
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

function nextOf(key: string, place: number): number | null {
  if (key === 'ArrowRight') return place + 1;
  if (key === 'ArrowLeft') return place - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return LANGUAGES.length - 1;
  return null;
}
