import type { DsaProblem } from '@site/shared/contracts/practice';
import { JavaProgram } from './java-program.tsx';
import type { Writable } from './language/solvable.ts';
import { LanguagePanel } from './language-panel.tsx';
import { OwnProgram, type OwnProgramProps } from './own-program.tsx';

interface WorkspaceProps extends Omit<OwnProgramProps, 'problem'> {
  problem: DsaProblem;
}

const inJava = (written: Writable) => <JavaProgram problem={written} />;

/** A person's own program for a problem: written, run, tested and submitted here; in Java, only written. */
export const Workspace = ({ problem, ...rest }: WorkspaceProps) => (
  <LanguagePanel problem={problem} java={inJava}>
    {(solvable) => <OwnProgram key={solvable.language} problem={solvable} {...rest} />}
  </LanguagePanel>
);
