import { useQuery, useQueryClient } from '@site/shared/platform';
import { SelectField, TextField } from '@site/shared/ui';
import { useState } from 'react';
import { CANDIDATES } from '../features/release-health/candidates/candidates.queries.ts';
import {
  isReasonNeeded,
  isTriable,
  reasonFor,
  WAITS,
  wordsFor,
} from '../features/releases/change-words.ts';
import { Difference } from '../features/releases/history/difference.tsx';
import { type LiveChange, makeChange } from '../features/releases/live-change.ts';
import { RELEASES, releasesQuery } from '../features/releases/releases.queries.ts';
import { ConfirmDialog } from '../features/session/confirm-dialog.tsx';

interface ReleaseDialogProps {
  change: LiveChange;
  onClose: () => void;
}

/** How many of the latest versions of each unit can be retained. */
const RETAINED = [5, 10, 20, 50] as const;

/** Says what a change will do, and prompts for the reason. */
export function ReleaseDialog({ change, onClose }: ReleaseDialogProps) {
  const client = useQueryClient();
  const { data: releases } = useQuery({
    ...releasesQuery,
    enabled: change.kind === 'restore',
  });
  const [why, setWhy] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [keep, setKeep] = useState<number>(RETAINED[1]);
  const [reasonError, setReasonError] = useState<string>();
  const isNeeded = isReasonNeeded(change);
  const reason = why.trim() || (isNeeded ? '' : undefined);
  const schema = reasonFor(change);

  const check = () => {
    const message = schema?.safeParse(reason).error?.issues[0]?.message;
    setReasonError(message);
    return message === undefined;
  };

  return (
    <ConfirmDialog
      {...wordsFor(change, isTried)}
      isDirty={why !== ''}
      check={check}
      takesPassword
      run={async (password) => {
        const waits = await makeChange(change, { why: reason, password, isTried, keep });
        await Promise.all(
          [RELEASES, CANDIDATES].map((queryKey) => client.invalidateQueries({ queryKey })),
        );
        return waits ? WAITS : undefined;
      }}
      onClose={onClose}
    >
      {change.kind === 'restore' && releases?.manifestId && (
        <Difference from={releases.manifestId} to={change.manifestId} />
      )}
      {isTriable(change) && (
        <SelectField
          label="Who gets it"
          hint="“Some visitors first” widens step by step until everybody has it, as long as its pages don't fail more often or get slower."
          value={isTried ? 'some' : 'all'}
          onChange={({ target }) => setIsTried(target.value === 'some')}
        >
          <option value="all">Everybody at once</option>
          <option value="some">Some visitors first</option>
        </SelectField>
      )}
      {change.kind === 'collect' && (
        <SelectField
          label="Keep"
          value={keep}
          onChange={({ target }) => setKeep(Number(target.value))}
        >
          {RETAINED.map((count) => (
            <option key={count} value={count}>
              the latest {count} of each unit
            </option>
          ))}
        </SelectField>
      )}
      {schema && (
        <TextField
          label="Why"
          required={isNeeded}
          autoComplete="off"
          hint={
            change.kind === 'reject'
              ? 'The person who asked will read it.'
              : 'Kept in the history for everybody who can read it.'
          }
          value={why}
          error={reasonError}
          onChange={(event) => setWhy(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
