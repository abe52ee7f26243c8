import {
  type AdminDsaProblem,
  adminDsaProblem,
  changeDsaProblemRequest,
  PROBLEM_PREVIEW_PATH,
} from '@site/shared/contracts/editorial';
import { Link, messageOf, toast, useMutation } from '@site/shared/platform';
import { Button, Card, classNames, Notice } from '@site/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormLeaveGuard } from '../../../forms/leave-guard.tsx';
import styles from '../content.module.css';
import { ChangedElsewhere } from '../forms/changed-elsewhere.tsx';
import editor from '../forms/editor.module.css';
import forms from '../forms/forms.module.css';
import { useContentForm } from '../forms/use-content-form.ts';
import { ChangeDialog } from '../people/change-dialog.tsx';
import { fates } from '../people/fates.ts';
import { CheckResults, passedIn } from './check-results.tsx';
import { ProblemFields } from './problem-fields.tsx';
import { ProblemState } from './problem-status.tsx';
import { problemRequest, problemValues } from './problem-values.ts';
import {
  cacheProblem,
  publishProblem,
  recordRun,
  retireProblem,
  saveProblem,
} from './problems.queries.ts';
import { isFinished, PublishList } from './publish-list.tsx';
import { RunningCheck } from './running-check.tsx';
import { useListingCheck } from './use-listing-check.ts';

interface ProblemEditorProps {
  problem: AdminDsaProblem;
  onDiscard: () => void;
  /** More actions. */
  actions?: ReactNode;
}

/** A DSA problem: its form, and the steps from a draft to its publication. */
export function ProblemEditor({ problem, onDiscard, actions }: ProblemEditorProps) {
  const saved = useRef<AdminDsaProblem | null>(problem);
  const { form, submit, differences } = useContentForm({
    schema: changeDsaProblemRequest,
    values: problemValues(problem),
    version: problem.version,
    requestOf: problemRequest,
    save: async (request) => {
      saved.current = await saveProblem(problem.id, request);
      return heldOf(saved.current);
    },
    currentIn: (current) => heldOf(cacheProblem(adminDsaProblem.parse(current))),
    done: 'Draft saved!',
  });
  const { isDirty, isSubmitting } = form.formState;

  const record = useMutation({
    mutationFn: ({
      id,
      ...run
    }: {
      id: string;
      listingHash: string;
      passed: number;
      total: number;
    }) => recordRun(id, run),
    onError: (error) =>
      toast.error(messageOf(error, "We couldn't save the result. Please run it again.")),
  });
  const { check, start, stop } = useListingCheck<AdminDsaProblem>((ran, checked) => {
    const passed = checked.fault
      ? Math.min(passedIn(checked), checked.cases.length - 1)
      : passedIn(checked);
    record.mutate({
      id: ran.id,
      listingHash: ran.listingHash,
      passed,
      total: checked.cases.length,
    });
  });
  const isRunning = check !== null && check.checked === null;

  /** Runs the server's version: the result is recorded with that listing's hash. */
  const run = async () => {
    if (isDirty) {
      saved.current = null;
      await submit();
    } else saved.current = problem;
    if (!saved.current) return;
    if (saved.current.code !== '' && saved.current.cases.length > 0) start(saved.current);
    else toast.error('There is nothing to run yet. Write the listing and a case first.');
  };

  return (
    <FormProvider {...form}>
      <form className={forms.form} noValidate aria-label="DSA problem" onSubmit={submit}>
        <FormLeaveGuard control={form.control} />
        <ChangedElsewhere differences={differences} />
        <div className={editor.editor}>
          <div className={forms.form}>
            <ProblemFields problem={problem} />
          </div>
          <PublishList problem={problem} />
        </div>
        <Card className={classNames(styles.stack, !check && editor.bar)}>
          <div className={styles.actions}>
            <Button type="submit" busy={isSubmitting}>
              Save draft
            </Button>
            <Button busy={isRunning} disabled={isSubmitting} onClick={() => void run()}>
              Run the cases
            </Button>
            {isRunning && <Button onClick={stop}>Stop</Button>}
            <Publishing problem={problem} isDirty={isDirty} onDiscard={onDiscard} />
            {actions}
          </div>
          {isRunning && <RunningCheck check={check} />}
          {check?.checked && <CheckResults problem={check.program} checked={check.checked} />}
        </Card>
      </form>
    </FormProvider>
  );
}

const heldOf = (problem: AdminDsaProblem) => ({
  values: problemValues(problem),
  version: problem.version,
});

interface PublishingProps {
  problem: AdminDsaProblem;
  isDirty: boolean;
  onDiscard: () => void;
}

/** Publish the draft, retire the problem, bring it back. */
function Publishing({ problem, isDirty, onDiscard }: PublishingProps) {
  const { id, title, draft, published, retired } = problem;
  const [retiring, setRetiring] = useState(false);
  const publish = useMutation({
    mutationFn: () => publishProblem(id, problem.version),
    onSuccess: () => toast.success('Published! Readers see it now.'),
    onError: (error) => toast.error(messageOf(error, "We couldn't publish it. Please try again.")),
  });
  const retire = useMutation({
    mutationFn: () => retireProblem(id, !retired),
    onSuccess: () => toast.success(retired ? `${title} is shown now!` : `${title} is retired.`),
    onError: (error) => toast.error(messageOf(error, "We couldn't change it. Please try again.")),
  });
  const reason = whyNot(problem, isDirty);
  return (
    <>
      <Button
        variant="primary"
        busy={publish.isPending}
        disabled={reason !== null}
        aria-describedby={reason ? 'publish-reason' : undefined}
        onClick={() => publish.mutate()}
      >
        Publish
      </Button>
      {(published || retired) && (
        <Button
          busy={retire.isPending}
          onClick={() => (retired ? retire.mutate() : setRetiring(true))}
        >
          {retired ? 'Bring back' : 'Retire'}
        </Button>
      )}
      {retiring && (
        <ChangeDialog
          title={`Retire ${title}?`}
          affected={{ of: 'unit', ids: [problem.unit_id] }}
          fate={fates.problemRetired}
          action="Retire"
          variant="danger"
          onConfirm={retire.mutate}
          onClose={() => setRetiring(false)}
        />
      )}
      {draft && (
        <Button variant="danger" onClick={onDiscard}>
          Discard draft
        </Button>
      )}
      <Link to={`${PROBLEM_PREVIEW_PATH}/${id}`} target="_blank">
        Preview as a learner
      </Link>
      {published && <Link to={`/dsaarticle/${problem.slug}`}>See it as readers do</Link>}
      {reason && (
        <p id="publish-reason" className={editor.reason}>
          {reason}
        </p>
      )}
    </>
  );
}

/** Why it can't be published now; null if it can. */
function whyNot(problem: AdminDsaProblem, isDirty: boolean): string | null {
  const { draft, proved, retired, javascript } = problem;
  if (isDirty) return 'Save the draft before you publish it.';
  if (!draft && !retired) return 'Readers already see this version.';
  if (!isFinished(problemValues(problem), javascript)) return 'Fill in what “To publish” lists.';
  if (!proved) return 'You can publish it once its listing passes every case.';
  return null;
}

/** The status of a problem, above its form. */
export const ProblemStanding = ({ problem }: { problem: AdminDsaProblem }) => {
  const { draftSaved, changedFields, lastRun } = problem;
  return (
    <div className={styles.stack}>
      <div className={styles.actions}>
        <h2 className={styles.heading}>{problem.title}</h2>
        <ProblemState {...problem} />
      </div>
      {problem.draft && problem.published && (
        <Notice title="Readers still see what was published">
          <p>Changed in the draft: {changedFields.join(', ').replaceAll('_', ' ')}.</p>
        </Notice>
      )}
      <p className={styles.quiet}>
        {draftSaved &&
          `Draft saved by ${draftSaved.by}, ${new Date(draftSaved.at).toLocaleString()}. `}
        {lastRun
          ? `Last run: ${lastRun.passed} of ${lastRun.total} cases passed (${lastRun.admin}, ${new Date(lastRun.at).toLocaleString()}).`
          : "This listing hasn't been run here."}
      </p>
    </div>
  );
};
