import { type AdminRoadmap, CHOSEN_UNITS_MAX } from '@site/shared/contracts/editorial';
import { toast, useMutation } from '@site/shared/platform';
import { useState } from 'react';
import { showRefusal } from '../order.ts';
import { changeUnits } from '../roadmaps.queries.ts';
import { type BulkChange, changeRequest, undoRequest } from './bulk-change.ts';

/** What was done last, and what it takes to undo it; nothing if that is what undid something. */
interface Report {
  text: string;
  undo: { before: AdminRoadmap; after: AdminRoadmap; ids: readonly string[] } | null;
}

/** Changes several units of a roadmap at once, reports what was done, and offers Undo. */
export function useBulkChange(roadmap: AdminRoadmap, onChanged: () => void) {
  const [report, setReport] = useState<Report | null>(null);
  const change = useMutation({
    mutationFn: async ({ ids, made }: { ids: readonly string[]; made: BulkChange }) => {
      const after = await changeUnits(roadmap.id, changeRequest(roadmap, ids, made));
      return { text: made.done, undo: { before: roadmap, after, ids } };
    },
    onSuccess: (done) => {
      setReport(done);
      onChanged();
    },
    onError: (error) => showRefusal(error, "We couldn't change them. Please try again."),
  });
  const undo = useMutation({
    mutationFn: ({ before, after, ids }: NonNullable<Report['undo']>) =>
      changeUnits(roadmap.id, undoRequest(before, after, ids)),
    onSuccess: () => setReport({ text: 'Undone', undo: null }),
    onError: (error) => showRefusal(error, "We couldn't undo it. Please try again."),
  });
  return {
    report,
    busy: change.isPending || undo.isPending,
    change: (ids: readonly string[], made: BulkChange) => {
      if (ids.length <= CHOSEN_UNITS_MAX) change.mutate({ ids, made });
      else toast.error(`Select at most ${CHOSEN_UNITS_MAX} problems.`);
    },
    undo: () => report?.undo && undo.mutate(report.undo),
    dismiss: () => setReport(null),
  };
}
