import type { PlanAnswer, PlanSettings, RoadmapSummary } from '@site/shared/contracts';
import { fieldErrorsOf } from '@site/shared/platform';
import { Button } from '@site/shared/ui';
import { type ReactNode, useState } from 'react';
import { firstSettings } from './first-settings.ts';
import type { Marks, OnMark } from './marks.ts';
import styles from './plan.module.css';
import { PlanForm } from './plan-form.tsx';
import type { PlanStorage } from './plan-storage.ts';
import { PlanView } from './plan-view.tsx';
import { nounOf } from './texts.ts';
import { usePlanChanges } from './use-plan-changes.ts';

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
