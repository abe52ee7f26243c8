import {
  DEFAULT_ROADMAP_ID,
  type PlanAnswer,
  type PlanSettings,
  type RoadmapSummary,
} from '@site/shared/contracts/practice';
import {
  fieldErrorsOf,
  messageOf,
  toast,
  useMutation,
  useQueryClient,
} from '@site/shared/platform';
import { plusDays } from '@site/shared/revision';
import { Button } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import type { PlanStorage } from './account-plan.ts';
import styles from './plan.module.css';
import { PlanForm } from './plan-form.tsx';
import { PlanView } from './plan-view.tsx';
import { nounOf } from './texts.ts';
import type { Marks, OnMark } from './unit-list.tsx';

interface PlanEditorProps {
  /** Where it's stored. */
  storage: PlanStorage;
  /** The calendar section. */
  calendar: ReactNode;
  /** The last settings, if they no longer give a plan. */
  last?: PlanSettings | null;
  /** The plan as returned by the API. */
  answer: PlanAnswer;
  roadmaps: readonly RoadmapSummary[];
  marks: Marks;
  onMark: OnMark;
}

/** The plan, or the form for its settings. */
export function PlanEditor({ storage, answer, roadmaps, last, ...view }: PlanEditorProps) {
  const { today, plan } = answer;
  const { save, remove } = usePlanChanges(storage);
  const [mode, setMode] = useState<'view' | 'edit' | 'changed'>('view');
  /** The settings of a plan that was deleted here, to make it again. */
  const [former, setFormer] = useState<PlanSettings | null>(null);
  const change = (settings: PlanSettings) =>
    save.mutate(settings, {
      onSuccess: () => setMode('changed'),
      onError: (error) => {
        if (Object.keys(fieldErrorsOf(error)).length > 0) setMode('edit');
      },
    });
  const form = {
    roadmaps,
    today,
    busy: save.isPending || remove.isPending,
    refused: fieldErrorsOf(save.error),
    onSubmit: change,
  };
  if (!plan) {
    return (
      <div className={styles.main}>
        <p className={styles.words}>
          {former
            ? 'Your plan is deleted, and so is its secret address if it had one; what you solved and what you revise stays. You can make it again with the same settings.'
            : "Say when your interview is and how much time you have. You get a plan for each day, with new problems and those that are due for revision. If you miss a day, the plan adjusts by itself, and it says what won't fit."}
        </p>
        <PlanForm
          key={former ? 'again' : 'first'}
          settings={former ?? last ?? firstSettings(roadmaps, today)}
          submitLabel="Make plan"
          {...form}
        />
      </div>
    );
  }
  if (mode === 'edit') {
    const drop = () =>
      remove.mutate(undefined, {
        onSuccess: () => {
          setFormer(plan.settings);
          setMode('view');
        },
      });
    return (
      <PlanForm settings={plan.settings} submitLabel="Save plan" {...form}>
        <Button disabled={form.busy} onClick={() => setMode('changed')}>
          Cancel
        </Button>
        <Button variant="ghost" disabled={form.busy} onClick={drop}>
          Delete plan
        </Button>
      </PlanForm>
    );
  }
  return (
    <PlanView
      {...{ plan, today }}
      noun={nounOf(plan, roadmaps)}
      {...view}
      fresh={mode === 'changed'}
      busy={form.busy}
      onChange={change}
      onEdit={() => {
        save.reset();
        setMode('edit');
      }}
    />
  );
}

/** Makes, changes and deletes a plan. */
function usePlanChanges({ queryKey, ...storage }: PlanStorage) {
  const client = useQueryClient();
  const cache = async (answer: (known: PlanAnswer | undefined) => PlanAnswer | undefined) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };
  const save = useMutation({
    mutationFn: storage.save,
    onSuccess: (answer) => cache(() => answer),
    onError: (error) => {
      // Field errors are shown beside the fields.
      if (Object.keys(fieldErrorsOf(error)).length > 0) return;
      toast.error(messageOf(error, "We couldn't save your plan. Please try again."));
    },
  });
  const remove = useMutation({
    mutationFn: storage.remove,
    onSuccess: () => cache((known) => known && { ...known, plan: null, calendarSince: null }),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't delete your plan. Please try again.")),
  });
  return { save, remove };
}

const DAYS_AHEAD = 180;

/** Suggested settings for a new plan: half a year at ten hours a week, enough for the DSA sheet. */
function firstSettings(roadmaps: readonly RoadmapSummary[], today: string): PlanSettings {
  const first = roadmaps.find(({ id }) => id === DEFAULT_ROADMAP_ID) ?? roadmaps[0];
  return {
    roadmapIds: first ? [first.id] : [],
    targetDate: plusDays(today, DAYS_AHEAD),
    hoursPerWeek: 10,
    level: 'intermediate',
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  };
}
