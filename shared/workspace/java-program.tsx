import { useSession } from '@site/shared/platform';
import { useLoaded } from '@site/shared/ui/use-loaded.ts';
import { useState } from 'react';
import { CodeView } from './code-view.tsx';
import { fileEndings, type Writable } from './language/solvable.ts';
import { useDraft } from './use-draft.ts';
import styles from './workspace.module.css';
import { WorkspaceToolbar } from './workspace-toolbar.tsx';

const loadAccount = () => import('./account/account.tsx');

/** A person's own program in Java: written and saved like any other, and run nowhere here. */
export function JavaProgram({ problem }: { problem: Writable }) {
  const person = useSession().user?.id;
  const account = useLoaded(loadAccount, person !== undefined);
  const draft = useDraft(problem);
  const [editing, setEditing] = useState(false);
  const edit = () => setEditing(true);
  return (
    <>
      <p className={styles.aside}>
        No browser compiles Java, so it can't run here. Write it, copy it to where you run it, and
        compare it with our solution below.
      </p>
      <div className={styles.code} data-unsaved={editing && draft.edited ? '' : undefined}>
        <WorkspaceToolbar
          draft={draft}
          file={`solution.${fileEndings[problem.language]}`}
          editing={editing}
          onEdit={edit}
        />
        <div className={styles.text}>
          <CodeView
            problem={problem}
            draft={draft}
            editing={editing}
            onEdit={edit}
            markedLine={null}
          />
        </div>
      </div>
      {person && account.part && (
        <account.part.Account problem={problem} person={person} draft={draft} />
      )}
    </>
  );
}
