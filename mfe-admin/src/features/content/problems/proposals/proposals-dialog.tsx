import { counted } from '@site/shared/contracts/composition';
import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import type { DsaCase } from '@site/shared/contracts/practice';
import { Button, DialogActions, Table, TextField } from '@site/shared/ui';
import { FormDialog } from '@site/shared/ui/form-dialog.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import forms from '../../forms/forms.module.css';
import type { ProblemValues } from '../problem-values.ts';
import own from '../problems.module.css';
import { RunningCheck } from '../running-check.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { propose } from './propose.ts';
import { placeholdersIn, signatureOf } from './signature.ts';
import { type Computed, type Timing, useProposals } from './use-proposals.ts';
import { type Limits, mistakeIn, usualLimits } from './values.ts';

interface ProposalsDialogProps {
  /** Its listing has passed the cases there are. */
  problem: AdminDsaProblem;
  onAdd: (cases: DsaCase[]) => void;
  onClose: () => void;
}

/** Proposes cases within the limits of each parameter; the listing gives their outputs, and the author chooses. */
export function ProposalsDialog({ problem, onAdd, onClose }: ProposalsDialogProps) {
  const { getValues } = useFormContext<ProblemValues>();
  const [signature] = useState(() => signatureOf(problem.code));
  const [call, setCall] = useState(signature?.call ?? '');
  const [changed, setChanged] = useState<Record<string, Limits>>({});
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 10_000));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { check, isRunning, computed, timings, stop, run } = useProposals(problem);
  const limitsOf = (name: string) =>
    changed[name] ?? usualLimits(signature?.kinds[name] ?? 'numbers');
  const names = placeholdersIn(call);
  const mistake = names
    .map((name) => ({ name, text: mistakeIn(limitsOf(name)) }))
    .find(({ text }) => text !== null);
  const parameters = Object.fromEntries(names.map((name) => [name, limitsOf(name)]));
  const kept = computed?.filter(({ input }) => chosen.has(input)) ?? [];
  const add = () => {
    onAdd(
      kept.flatMap(({ name, input, hidden, expected }) =>
        expected === null ? [] : [{ name, input, expected, hidden }],
      ),
    );
    onClose();
  };
  return (
    <FormDialog
      isDirty={chosen.size > 0}
      onClose={onClose}
      size="lg"
      title="Propose cases"
      description="Say what each parameter may be. The listing computes the outputs, and the other approaches are timed on them."
    >
      <div className={forms.form}>
        <TextField
          label="Call"
          spellCheck={false}
          hint="Python, with parameters in braces, such as two_sum({numbers}, {target})."
          value={call}
          onChange={({ currentTarget: { value } }) => setCall(value)}
        />
        {names.map((name) => (
          <ParameterFields
            key={name}
            name={name}
            limits={limitsOf(name)}
            onChange={(limits) => setChanged({ ...changed, [name]: limits })}
          />
        ))}
        <TextField
          label="Seed"
          type="number"
          hint="The same seed proposes the same cases."
          value={seed}
          error={mistake ? `${mistake.name} ${mistake.text}.` : undefined}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            setSeed(Math.floor(valueAsNumber) || 0)
          }
        />
        <div className={forms.actions}>
          <Button
            variant="primary"
            busy={isRunning}
            disabled={names.length === 0 || mistake !== undefined}
            onClick={() => {
              setChosen(new Set());
              const known = getValues('cases').map(({ input }) => input);
              run(propose(call, parameters, { seed, known }));
            }}
          >
            Propose
          </Button>
          {isRunning && <Button onClick={stop}>Stop</Button>}
        </div>
        {isRunning && check && <RunningCheck check={check} />}
        {computed && <Proposals computed={computed} chosen={chosen} onChoose={setChosen} />}
        {timings.length > 0 && <Timings timings={timings} />}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={kept.length === 0} onClick={add}>
          Add {counted(kept.length, 'case')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}

interface ProposalsProps {
  computed: readonly Computed[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

function Proposals({ computed, chosen, onChoose }: ProposalsProps) {
  if (computed.length === 0) return <p>Nothing new comes of these limits. Try another seed.</p>;
  const choose = (input: string, isChosen: boolean) => {
    const after = new Set(chosen);
    if (isChosen) after.add(input);
    else after.delete(input);
    onChoose(after);
  };
  return (
    <Table label="Proposed cases" columns={['Use', 'Case', 'Input', 'Output']}>
      {computed.map(({ name, input, expected }) => (
        <tr key={input}>
          <td>
            <input
              type="checkbox"
              aria-label={`Use ${name}`}
              disabled={expected === null}
              checked={chosen.has(input)}
              onChange={({ target: { checked } }) => choose(input, checked)}
            />
          </td>
          <th scope="row">{name}</th>
          <td className={own.value}>{input}</td>
          <td className={own.value}>{expected ?? 'The listing fails, or gives too much.'}</td>
        </tr>
      ))}
    </Table>
  );
}

function Timings({ timings }: { timings: readonly Timing[] }) {
  return (
    <Table label="Times" columns={['Program', 'Time for all of them', 'Outputs']}>
      {timings.map(({ name, milliseconds, fault, different }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{fault ?? (milliseconds === null ? 'Unknown' : `${milliseconds} ms`)}</td>
          <td>{outputsInWords(fault, different)}</td>
        </tr>
      ))}
    </Table>
  );
}

function outputsInWords(fault: string | null, different: number): string {
  if (different > 0) return `${different} different`;
  return fault ? '' : 'The same';
}
