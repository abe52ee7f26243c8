import type { DsaProblem } from '@site/shared/contracts/practice';
import { type ReactNode, useMemo } from 'react';
import { LanguageTabs, tabId } from './language/language-tabs.tsx';
import { inLanguage, type Solvable, solutionLanguages } from './language/solvable.ts';
import { useLanguage } from './language/use-language.ts';
import styles from './workspace.module.css';

interface LanguagePanelProps {
  problem: DsaProblem;
  /** Shows the problem in the chosen language. */
  children: (problem: Solvable) => ReactNode;
}

/** A panel in which a program is written, in a chosen language. */
export function LanguagePanel({ problem, children }: LanguagePanelProps) {
  const [chosen, choose] = useLanguage();
  const solvable = useMemo(() => inLanguage(problem, chosen), [problem, chosen]);
  const { language } = solvable;
  return (
    <section className={styles.workspace} aria-labelledby="your-code-heading" data-notices="urgent">
      <h2 id="your-code-heading" className={styles.heading}>
        Your code
      </h2>
      {problem.javascript && (
        <LanguageTabs
          label="Language"
          languages={solutionLanguages}
          chosen={language}
          onChoose={choose}
          panel="your-program"
        />
      )}
      {!problem.javascript && chosen === 'javascript' && (
        <p className={styles.aside}>This problem is solved in Python for now.</p>
      )}
      <div
        id="your-program"
        className={styles.panel}
        {...(problem.javascript && {
          role: 'tabpanel',
          'aria-labelledby': tabId('your-program', language),
        })}
      >
        {children(solvable)}
      </div>
    </section>
  );
}
