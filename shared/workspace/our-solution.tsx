import type { DsaProblem } from '@site/shared/contracts/practice';
import { CopyButton, highlightedLines } from '@site/shared/listing';
import { useMemo } from 'react';
import type { Engine } from './engine/engine.ts';
import { LanguageTabs, tabId } from './language/language-tabs.tsx';
import {
  type CompiledLanguage,
  compiledLanguages,
  fileEndings,
  languageNames,
  solutionLanguages,
} from './language/solvable.ts';
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

/** Our solution to a problem. Java and C++ can be read and copied; what runs here is shown by the same component as approaches. */
export function OurSolution({ problem, engine }: OurSolutionProps) {
  const [language, choose] = useListingLanguage(problem);
  const { compiled, javascript } = problem;
  if (!compiled) return <Solution problem={problem} engine={engine} />;
  const solved = solutionLanguages.filter((one) => one === 'python' || javascript);
  const shown = compiledLanguages.find((one) => one === language);
  return (
    <div className={styles.solution}>
      <LanguageTabs
        label="Language of our solution"
        languages={[...solved, ...compiledLanguages]}
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
        {shown ? (
          <CompiledListing title={problem.title} language={shown} {...compiled[shown]} />
        ) : (
          <Solution problem={problem} engine={engine} />
        )}
      </div>
    </div>
  );
}

interface CompiledListingProps {
  title: string;
  language: CompiledLanguage;
  code: string;
  codeHtml: string;
}

function CompiledListing({ title, language, code, codeHtml }: CompiledListingProps) {
  const lines = useMemo(() => highlightedLines(codeHtml, code), [codeHtml, code]);
  return (
    <ListingBox
      file={`solution.${fileEndings[language]}`}
      lines={lines}
      label={`${languageNames[language]} solution to ${title}`}
      actions={<CopyButton code={code} />}
    />
  );
}
