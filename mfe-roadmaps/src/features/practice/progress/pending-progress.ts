import type { LearningUnit, Progress } from '@site/shared/contracts/practice';
import {
  type OutboxEntry,
  type QueryClient,
  useOutboxEntries,
  usePersonKey,
  useQueryClient,
  useSession,
} from '@site/shared/platform';
import type { ProgressMeta } from '@site/shared/progress';
import { useEffect, useMemo, useState } from 'react';
import type { PracticeRoadmap, PracticeTopic } from '../topics/practice-roadmap.ts';
import { followProgress } from './confirm-progress.ts';

type ProgressField = 'completed' | 'bookmarked' | 'notes';

/** The parts of a problem that can wait for the network; 'revision' is its start, sent by its own feature. */
export type WaitingPart = ProgressField | 'revision';

/** Changes of a problem that aren't confirmed yet. */
interface PendingChange {
  progress: Partial<Progress>;
  /** The parts that wait for the network. */
  waiting: readonly WaitingPart[];
  /** Whether its completion is being sent. */
  completing?: boolean;
  /** If its note was changed: the versions it's based on. */
  baseVersions?: readonly string[];
  /** Whether it has a refused note. */
  refused?: boolean;
}

/** Changes that aren't confirmed yet, by problem. */
type PendingProgress = Record<string, PendingChange>;

/** A problem as it will be once the changes are confirmed. */
export type PendingUnit = LearningUnit &
  Partial<Pick<PendingChange, 'waiting' | 'completing' | 'baseVersions' | 'refused'>>;

const ROOT = 'progress';

export const pendingKey = (personId: string, unitId: string) => [ROOT, personId, unitId];

interface Change {
  unitId: string;
  progress: Partial<Progress>;
  waiting: readonly WaitingPart[];
  baseVersions?: readonly string[];
  refused?: boolean;
}

/** The device's waiting changes, followed by the page's pending ones: the latest of each field counts. */
export function usePendingProgress(personId: string): PendingProgress {
  const entries = useOutboxEntries();
  const requested = useRequestedChanges(personId);
  const signedIn = useSession().user !== null;
  useEffect(() => {
    if (signedIn) followProgress();
  }, [signedIn]);
  return useMemo(() => collect([...entries.flatMap(changeOf), ...requested]), [entries, requested]);
}

const fieldsOf = (progress: Partial<Progress>) => Object.keys(progress) as ProgressField[];

function changeOf(entry: OutboxEntry): Change[] {
  if (entry.kind === 'revision') return revisionStart(entry as OutboxEntry<RevisionMeta>);
  if (entry.kind !== 'progress') return [];
  const { unitId, patch, baseVersions } = entry.meta as ProgressMeta;
  const refused = entry.state === 'refused';
  // A refused change is only marked, not shown as done.
  if (refused) return [{ unitId, progress: {}, waiting: [], refused }];
  const waiting = entry.state === 'waiting' ? fieldsOf(patch) : [];
  return [{ unitId, progress: patch, waiting, baseVersions }];
}

/** The part of the revision feature's entries that is shown here. */
interface RevisionMeta {
  unitId: string;
  change: string;
}

function revisionStart({ state, meta }: OutboxEntry<RevisionMeta>): Change[] {
  if (state !== 'waiting' || meta.change !== 'start') return [];
  return [{ unitId: meta.unitId, progress: {}, waiting: ['revision'] }];
}

function collect(changes: Change[]): PendingProgress {
  const pending: PendingProgress = {};
  for (const { unitId, progress, waiting, baseVersions, refused } of changes) {
    const known = pending[unitId] ?? { progress: {}, waiting: [] };
    const others = known.waiting.filter((part) => !(part in progress || waiting.includes(part)));
    const parts = [...others, ...waiting];
    const changed = { ...known.progress, ...progress };
    pending[unitId] = {
      progress: changed,
      waiting: parts,
      completing: changed.completed === true && !parts.includes('completed'),
      baseVersions: baseVersions ?? known.baseVersions,
      refused: refused ?? known.refused,
    };
  }
  return pending;
}

const none: readonly Change[] = [];

/** Pending mutations of this page: some may not have reached the outbox. */
function useRequestedChanges(personId: string): readonly Change[] {
  const client = useQueryClient();
  const [requested, setRequested] = useState(() => readRequested(client, personId));
  useEffect(() => {
    const read = () =>
      setRequested((known) => {
        const next = readRequested(client, personId);
        return JSON.stringify(known) === JSON.stringify(next) ? known : next;
      });
    read();
    // Other events occur while components render, when no state may be set; they don't matter here.
    return client.getMutationCache().subscribe(({ type }) => {
      if (type === 'updated') read();
    });
  }, [client, personId]);
  return requested;
}

function readRequested(client: QueryClient, personId: string): readonly Change[] {
  const sent = { mutationKey: [ROOT, personId], status: 'pending' } as const;
  const changes = client
    .getMutationCache()
    .findAll(sent)
    .map(({ options, state }): Change => {
      const unitId = String(options.mutationKey?.at(-1));
      return { unitId, progress: state.variables as Partial<Progress>, waiting: [] };
    });
  return changes.length > 0 ? changes : none;
}

/** The topics as they will be once the changes are confirmed. Unchanged ones stay the same object. */
export function applyPending(topics: PracticeTopic[], pending: PendingProgress): PracticeTopic[] {
  return topics.map((topic) => {
    if (!topic.units.some((unit) => pending[unit.id])) return topic;
    return { ...topic, units: topic.units.map((unit) => withPending(unit, pending[unit.id])) };
  });
}

function withPending(unit: LearningUnit, change: PendingChange | undefined): PendingUnit {
  if (!change) return unit;
  const { progress, ...rest } = change;
  return { ...unit, ...rest, progress: { ...unit.progress, ...progress } };
}

/** The topics of a sheet as they will be once every change is confirmed. */
export function usePractisedTopics({ topics }: PracticeRoadmap): PracticeTopic[] {
  const pending = usePendingProgress(usePersonKey());
  return useMemo(() => applyPending(topics, pending), [topics, pending]);
}
