import type { DsaProblem } from '@site/shared/contracts/practice';
import { CopyButton, highlightedLines } from '@site/shared/listing';
import { useMemo } from 'react';
import type { Engine } from './engine/engine.ts';
import { LanguageTabs, tabId } from './language/language-tabs.tsx';
import { fileEndings, inLanguage, languageNames } from './language/solvable.ts';
import { useListingLanguage } from './language/use-language.ts';
import { ListingBox } from './listing-box.tsx';
import styles from './solution.module.css';
import { Solution } from './solution.tsx';

const PANEL = 'our-solution';

interface OurSolutionProps {
  problem: DsaProblem;
  /** Returns what runs it; the page's own by default. */
  engine?: () => Engine;
}

/** Our solution to a problem. Java can be read and copied; what runs here is shown by the same component as approaches. */
export function OurSolution({ problem, engine }: OurSolutionProps) {
  const [language, choose] = useListingLanguage(problem);
  const { compiled } = problem;
  if (!compiled) return <Solution problem={problem} engine={engine} />;
  const { languages } = inLanguage(problem, 'python');
  return (
    <div className={styles.solution}>
      <LanguageTabs
        label="Language of our solution"
        languages={[...languages, 'java']}
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
        {language === 'java' ? (
          <JavaListing title={problem.title} {...compiled.java} />
        ) : (
          <Solution problem={problem} engine={engine} />
        )}
      </div>
    </div>
  );
}

interface JavaListingProps {
  title: string;
  code: string;
  codeHtml: string;
}

function JavaListing({ title, code, codeHtml }: JavaListingProps) {
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  return (
    <>
      <p className={styles.aside}>
        Java is here to read: no browser can compile it. Python, JavaScript and C++ run here.
      </p>
      <ListingBox
        file={`solution.${fileEndings.java}`}
        lines={lines}
        label={`${languageNames.java} solution to ${title}`}
        actions={<CopyButton code={code} />}
      />
    </>
  );
}
