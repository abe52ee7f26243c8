import type { HandledCallback } from '@site/shared/contracts/identity';
import { useState } from 'react';
import { CallbackList } from '../features/callbacks/callback-list.tsx';
import { deleteCallback, refreshCallbacks } from '../features/callbacks/callbacks.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';
import { AdminPage } from './admin-page.tsx';

/** /admin/callbacks */
export const CallbacksPage = () => (
  <AdminPage
    title="Callback requests"
    right="callbacks"
    intro="People who asked to be called back. Delete what you no longer need: it's personal data."
  >
    <Callbacks />
  </AdminPage>
);

function Callbacks() {
  const [chosen, setChosen] = useState<HandledCallback | null>(null);
  return (
    <>
      <CallbackList onDelete={setChosen} />
      {chosen && (
        <ConfirmDialog
          title="Delete this request?"
          description={`Everything ${chosen.name} sent will be deleted, along with your notes. This can't be undone.`}
          action="Delete"
          run={async () => {
            await deleteCallback(chosen.id);
            await refreshCallbacks();
          }}
          done="Request deleted!"
          failed="We couldn't delete the request. Please try again."
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
