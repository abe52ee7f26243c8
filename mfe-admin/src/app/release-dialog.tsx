import { restoration } from '@site/shared/contracts';
import { useQuery, useQueryClient } from '@site/shared/platform';
import { TextField } from '@site/shared/ui';
import { useState } from 'react';
import { Difference } from '../features/releases/history/difference.tsx';
import { type LiveChange, makeChange, wordsFor } from '../features/releases/live-change.ts';
import { RELEASES, releasesQuery } from '../features/releases/releases.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';

interface ReleaseDialogProps {
  change: LiveChange;
  onClose: () => void;
}

/** Says what a change of what is live will do, and asks why it is made. */
export function ReleaseDialog({ change, onClose }: ReleaseDialogProps) {
  const client = useQueryClient();
  const { data: releases } = useQuery(releasesQuery);
  const [why, setWhy] = useState('');
  const [fault, setFault] = useState<string>();
  const reason = why.trim() || undefined;

  const check = () => {
    const message = restoration.shape.why.safeParse(reason).error?.issues[0]?.message;
    setFault(message);
    return message === undefined;
  };

  return (
    <ConfirmDialog
      {...wordsFor(change)}
      check={check}
      takesPassword
      run={async (password) => {
        await makeChange(change, { why: reason, password });
        await client.invalidateQueries({ queryKey: RELEASES });
      }}
      onClose={onClose}
    >
      {change.kind === 'restore' && releases?.manifestId && (
        <Difference from={releases.manifestId} to={change.manifestId} />
      )}
      <TextField
        label="Why"
        autoComplete="off"
        hint="Kept in the history, for everybody who may read it."
        value={why}
        error={fault}
        onChange={(event) => setWhy(event.target.value)}
      />
    </ConfirmDialog>
  );
}
