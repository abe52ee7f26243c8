import type { DsaProblem } from '@site/shared/contracts/practice';
import { CopyButton, highlightedLines } from '@site/shared/listing';
import { useMemo } from 'react';
import type { Engine } from './engine/engine.ts';
import { LanguageTabs, tabId } from './language/language-tabs.tsx';
import { fileEndings, inLanguage, languageNames } from './language/solvable.ts';
import { readOnlyLanguages, useListingLanguage } from './language/use-language.ts';
import { ListingBox } from './listing-box.tsx';
import styles from './solution.module.css';
import { Solution } from './solution.tsx';

const PANEL = 'our-solution';

interface OurSolutionProps {
  problem: DsaProblem;
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

/** Our solution to a problem. Java is only read and copied; what runs here is shown by the same component as approaches. */
export function OurSolution({ problem, engine }: OurSolutionProps) {
  const [language, choose] = useListingLanguage(problem);
  const { compiled } = problem;
  if (!compiled) return <Solution problem={problem} engine={engine} />;
  const { languages } = inLanguage(problem, 'python');
  const readOnly = readOnlyLanguages(problem);
  const read = readOnly.find((one) => one === language);
  return (
    <div className={styles.solution}>
      <LanguageTabs
        label="Language of our solution"
        languages={[...languages, ...readOnly]}
        chosen={language}
        onChoose={choose}
        panel={PANEL}
      />
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={tabId(PANEL, language)}
        className={styles.solution}
      >
        {read ? (
          <ReadOnlyListing title={problem.title} language={read} {...compiled[read]} />
        ) : (
          <Solution problem={problem} engine={engine} />
        )}
      </div>
    </div>
  );
}

interface ReadOnlyListingProps {
  title: string;
  language: 'java' | 'cpp';
  code: string;
  codeHtml: string;
}

function ReadOnlyListing({ title, language, code, codeHtml }: ReadOnlyListingProps) {
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  const name = languageNames[language];
  return (
    <>
      <p className={styles.aside}>
        {language === 'java'
          ? 'No browser compiles Java: ours is here to read and to compare yours with.'
          : 'C++ is here to read: this problem has no cases for it yet.'}
      </p>
      <ListingBox
        file={`solution.${fileEndings[language]}`}
        lines={lines}
        label={`${name} solution to ${title}`}
        actions={<CopyButton code={code} />}
      />
    </>
  );
}
