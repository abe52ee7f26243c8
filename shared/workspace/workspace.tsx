import type { DsaProblem } from '@site/shared/contracts/practice';
import { LanguagePanel } from './language-panel.tsx';
import { OwnProgram, type OwnProgramProps } from './own-program.tsx';

interface WorkspaceProps extends Omit<OwnProgramProps, 'problem'> {
  problem: DsaProblem;
}

/** A person's own program for a problem: written, run, tested and submitted here. */
export const Workspace = ({ problem, ...rest }: WorkspaceProps) => (
  <LanguagePanel problem={problem}>
    {(solvable) => <OwnProgram key={solvable.language} problem={solvable} {...rest} />}
  </LanguagePanel>
);
