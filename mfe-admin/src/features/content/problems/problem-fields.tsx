import { dsaCategories } from '@site/shared/contracts';
import { SelectField, TextAreaField, TextField } from '@site/shared/ui';
import { useFormContext } from 'react-hook-form';
import styles from '../forms/forms.module.css';
import { faultOf } from '../forms/list-text.ts';
import { CasesField } from './cases-field.tsx';
import type { ProblemValues } from './problem-values.ts';

/** All fields of a DSA problem. */
export function ProblemFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Facts isNew={isNew} />
      <Statement />
      <Listing />
      <CasesField />
      <Explanation />
      <Complexity />
    </>
  );
}

const useFields = () => {
  const { register, formState } = useFormContext<ProblemValues>();
  return { register, errors: formState.errors };
};

function Facts({ isNew }: { isNew: boolean }) {
  const { register, errors } = useFields();
  return (
    <>
      <TextField label="Title" required error={faultOf(errors.title)} {...register('title')} />
      {isNew && (
        <TextField
          label="Address"
          required
          hint="What follows /dsaarticle/, such as two-sum. It never changes."
          error={faultOf(errors.id)}
          {...register('id')}
        />
      )}
      <div className={styles.columns}>
        <SelectField label="Category" error={faultOf(errors.category)} {...register('category')}>
          {dsaCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <SelectField
          label="Difficulty"
          error={faultOf(errors.difficulty)}
          {...register('difficulty')}
        >
          <option value="easy">Easy</option>
          <option value="medium">Medium</option>
          <option value="hard">Hard</option>
        </SelectField>
        <TextField
          label="Practice problem"
          required
          hint="The id of the same problem in a roadmap, such as dsa-two-sum: its page lists them."
          error={faultOf(errors.unit_id)}
          {...register('unit_id')}
        />
      </div>
    </>
  );
}

function Statement() {
  const { register, errors } = useFields();
  return (
    <>
      <TextAreaField
        label="Description"
        required
        rows={8}
        hint="A blank line starts a new paragraph; `backquotes` mark code."
        error={faultOf(errors.description, 'Paragraph')}
        {...register('description')}
      />
      <div className={styles.columns}>
        <TextField
          label="Input of the example"
          required
          error={faultOf(errors.example?.input)}
          {...register('example.input')}
        />
        <TextField
          label="Output of the example"
          required
          error={faultOf(errors.example?.output)}
          {...register('example.output')}
        />
      </div>
      <TextAreaField
        label="Follow-up"
        required
        error={faultOf(errors.follow_up)}
        {...register('follow_up')}
      />
    </>
  );
}

function Listing() {
  const { register, errors } = useFields();
  return (
    <>
      <TextAreaField
        label="Listing"
        required
        rows={16}
        spellCheck={false}
        className={styles.code}
        hint="Python. It prints the example’s output when it is run."
        error={faultOf(errors.code)}
        {...register('code')}
      />
      <TextAreaField
        label="Support"
        rows={4}
        spellCheck={false}
        className={styles.code}
        hint="Python that runs before the listing and isn’t part of it, such as a class ListNode. Empty if none is needed."
        error={faultOf(errors.support)}
        {...register('support')}
      />
    </>
  );
}

function Explanation() {
  const { register, errors } = useFields();
  const { explanation } = errors;
  return (
    <fieldset className={styles.group}>
      <legend>Explanation</legend>
      <TextField
        label="Heading"
        required
        error={faultOf(explanation?.title)}
        {...register('explanation.title')}
      />
      <TextAreaField
        label="Text"
        required
        rows={6}
        hint="A blank line starts a new paragraph."
        error={faultOf(explanation?.content, 'Paragraph')}
        {...register('explanation.content')}
      />
      <TextAreaField
        label="Key insight"
        required
        error={faultOf(explanation?.key_insight)}
        {...register('explanation.key_insight')}
      />
      <TextAreaField
        label="Steps"
        required
        rows={5}
        hint="One a line, two to twelve."
        error={faultOf(explanation?.steps, 'Step')}
        {...register('explanation.steps')}
      />
    </fieldset>
  );
}

function Complexity() {
  const { register, errors } = useFields();
  const { complexity } = errors;
  return (
    <fieldset className={styles.group}>
      <legend>Complexity</legend>
      <div className={styles.columns}>
        <TextField
          label="Time"
          required
          hint="Such as O(n)."
          error={faultOf(complexity?.time)}
          {...register('complexity.time')}
        />
        <TextField
          label="Space"
          required
          error={faultOf(complexity?.space)}
          {...register('complexity.space')}
        />
      </div>
      <TextAreaField
        label="Why this time"
        required
        error={faultOf(complexity?.time_description)}
        {...register('complexity.time_description')}
      />
      <TextAreaField
        label="Why this space"
        required
        error={faultOf(complexity?.space_description)}
        {...register('complexity.space_description')}
      />
    </fieldset>
  );
}
