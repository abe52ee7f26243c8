import type { DsaProblem } from '@site/shared/contracts/practice';
import { type ReactNode, useMemo } from 'react';
import { CPP_MEGABYTES } from './language/cpp-size.ts';
import { LanguageTabs, tabId } from './language/language-tabs.tsx';
import {
  inJava,
  inLanguage,
  languageNames,
  type Solvable,
  type Writable,
} from './language/solvable.ts';
import { useLanguage } from './language/use-language.ts';
import styles from './workspace.module.css';

interface LanguagePanelProps {
  problem: DsaProblem;
  /** Shows the problem in the chosen language. */
  children: (problem: Solvable) => ReactNode;
  /** Shows it in Java, which doesn't run here; if it's missing, Java can't be chosen. */
  java?: (problem: Writable) => ReactNode;
}

/** A panel in which a program is written, in a chosen language. */
export function LanguagePanel({ problem, children, java }: LanguagePanelProps) {
  const [chosen, choose] = useLanguage();
  const solvable = useMemo(() => inLanguage(problem, chosen), [problem, chosen]);
  const withJava = useMemo(() => (java ? inJava(problem) : null), [problem, java]);
  const inChosen = (chosen === 'java' && withJava) || solvable;
  const { language } = inChosen;
  const { languages } = withJava ?? solvable;
  const isChoice = languages.length > 1;
  return (
    <section className={styles.workspace} aria-labelledby="your-code-heading" data-notices="urgent">
      <h2 id="your-code-heading" className={styles.heading}>
        Your code
      </h2>
      {isChoice && (
        <LanguageTabs
          label="Language"
          languages={languages}
          chosen={language}
          onChoose={choose}
          panel="your-program"
        />
      )}
      {chosen !== language && (
        <p className={styles.aside}>This problem is solved in {languageNames[language]} for now.</p>
      )}
      {language === 'cpp' && (
        <p className={styles.aside}>
          Your browser compiles C++ itself: the first run downloads {CPP_MEGABYTES} MB, once. Run
          calls the example, or your own <code>main</code>.
        </p>
      )}
      <div
        id="your-program"
        className={styles.panel}
        {...(isChoice && {
          role: 'tabpanel',
          'aria-labelledby': tabId('your-program', language),
        })}
      >
        {java && inChosen === withJava ? java(withJava) : children(solvable)}
      </div>
    </section>
  );
}
