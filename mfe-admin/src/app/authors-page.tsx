import type { ManagedAuthor } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { useState } from 'react';
import { authorsQuery } from '../articles/authors-query.ts';
import { AuthorDialog } from '../features/authors/author-dialog.tsx';
import { AuthorTable } from '../features/authors/author-table.tsx';
import type { Writing } from '../features/authors/save-author.ts';
import { adminSessionQuery } from '../features/session/admin-session.ts';
import { NotLoaded } from '../loading/not-loaded.tsx';
import { useAdminId, useRight } from '../rights/rights.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/authors */
export function AuthorsPage() {
  const [writing, setWriting] = useState<Writing | null>(null);
  const { data: admin } = useQuery(adminSessionQuery);
  return (
    <AdminPage
      title="Authors"
      right="read-content"
      intro="The names that readers see on articles. Yours appears only once you've written your author page."
      actions={<NewAuthor onChoose={setWriting} />}
      actionsRight="content"
    >
      <Authors onChange={setWriting} />
      {writing && (
        <AuthorDialog
          writing={writing}
          name={writing === 'own' ? (admin?.name ?? '') : ''}
          onClose={() => setWriting(null)}
        />
      )}
    </AdminPage>
  );
}

const isOf = (adminId: string) => (author: ManagedAuthor) => author.administrator?.id === adminId;

function NewAuthor({ onChoose }: { onChoose: (writing: Writing) => void }) {
  const { data: authors } = useQuery(authorsQuery);
  const isMine = isOf(useAdminId());
  const mayWriteAll = useRight('administrators');
  return (
    <>
      {authors && !authors.some(isMine) && (
        <Button variant="primary" onClick={() => onChoose('own')}>
          Write your author page
        </Button>
      )}
      {mayWriteAll && <Button onClick={() => onChoose('guest')}>New guest author</Button>}
    </>
  );
}

function Authors({ onChange }: { onChange: (author: ManagedAuthor) => void }) {
  const { data: authors, error, refetch } = useQuery(authorsQuery);
  const isMine = isOf(useAdminId());
  const mayWrite = useRight('content');
  const mayWriteAll = useRight('administrators');
  if (!authors) {
    return (
      <NotLoaded
        error={error}
        refetch={refetch}
        failed="We couldn't load the authors"
        loading="Loading the authors..."
        height="12rem"
      />
    );
  }
  return (
    <AuthorTable
      authors={authors}
      mayChange={(author) => mayWriteAll || (mayWrite && isMine(author))}
      onChange={onChange}
    />
  );
}
