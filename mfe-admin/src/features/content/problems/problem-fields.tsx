import type { AdminDsaProblem } from '@site/shared/contracts/editorial';
import { useQuery } from '@site/shared/platform';
import { SelectField, TextAreaField, TextField } from '@site/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from '../forms/forms.module.css';
import { errorMessage } from '../forms/list-text.ts';
import { ApproachesField } from './approaches-field.tsx';
import { CasesField } from './cases-field.tsx';
import { CategoryOptions } from './category-options.tsx';
import { PictureField } from './picture/picture-field.tsx';
import type { ProblemValues } from './problem-values.ts';
import { dsaCategoriesQuery } from './problems.queries.ts';
import { UnitField } from './unit-field.tsx';

/** All fields of a DSA problem. */
export function ProblemFields({ problem }: { problem: AdminDsaProblem }) {
  return (
    <>
      <Facts problemId={problem.id} />
      <Statement />
      <Listing />
      <CasesField problem={problem} />
      <ApproachesField inJavaScript={problem.javascript} />
      <CompiledListings />
      <Explanation />
      <PictureField />
      <Complexity />
    </>
  );
}

const useFields = () => {
  const { register, formState } = useFormContext<ProblemValues>();
  return { register, errors: formState.errors };
};

function Facts({ problemId }: { problemId: string }) {
  const { register, errors } = useFields();
  return (
    <>
      <TextField label="Title" required error={errorMessage(errors.title)} {...register('title')} />
      <div className={styles.columns}>
        <CategoryField />
        <SelectField
          label="Difficulty"
          error={errorMessage(errors.difficulty)}
          {...register('difficulty')}
        >
          <option value="easy">Easy</option>
          <option value="medium">Medium</option>
          <option value="hard">Hard</option>
        </SelectField>
        <UnitField problemId={problemId} />
      </div>
      <TextField
        label="Reviewed"
        type="date"
        hint="The day someone last checked texts, listing and cases. Readers see it under the title."
        error={errorMessage(errors.reviewed)}
        {...register('reviewed')}
      />
    </>
  );
}

function CategoryField() {
  const { register, errors } = useFields();
  const { data: categories = [], isError } = useQuery(dsaCategoriesQuery);
  const chosen = useWatch<ProblemValues, 'category'>({ name: 'category' });
  const hint = isError
    ? "We couldn't load the categories. Reload the page to choose another."
    : categories.find(({ name }) => name === chosen)?.description;
  return (
    <SelectField
      label="Category"
      required
      hint={hint}
      error={errorMessage(errors.category)}
      {...register('category')}
    >
      <option value="">Choose one</option>
      <CategoryOptions categories={categories} chosen={chosen} />
    </SelectField>
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
        hint="A blank line starts a new paragraph; `backticks` mark code."
        error={errorMessage(errors.description, 'Paragraph')}
        {...register('description')}
      />
      <div className={styles.columns}>
        <TextField
          label="Example input"
          required
          error={errorMessage(errors.example?.input)}
          {...register('example.input')}
        />
        <TextField
          label="Example output"
          required
          error={errorMessage(errors.example?.output)}
          {...register('example.output')}
        />
      </div>
      <TextAreaField
        label="Follow-up question"
        required
        rows={2}
        hint="What an interviewer asks next, in one or two sentences. It's shown before the problem is solved, so don't give the solution away."
        error={errorMessage(errors.follow_up?.question)}
        {...register('follow_up.question')}
      />
      <TextAreaField
        label="Answer to the follow-up"
        required
        hint="It's folded until someone opens it or has solved the problem."
        error={errorMessage(errors.follow_up?.answer)}
        {...register('follow_up.answer')}
      />
      <TextAreaField
        label="Hints"
        rows={3}
        hint="One per line, three or none: what to notice, which structure, and an outline."
        error={errorMessage(errors.hints, 'Hint')}
        {...register('hints')}
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
        hint="Python that prints the example's output."
        error={errorMessage(errors.code)}
        {...register('code')}
      />
      <TextAreaField
        label="Starter"
        rows={8}
        spellCheck={false}
        className={styles.code}
        hint="What the editor opens on: the signature with a docstring, and the listing's last lines, which print the example. Leave it empty if there's none."
        error={errorMessage(errors.starter)}
        {...register('starter')}
      />
      <TextAreaField
        label="Naive solution"
        rows={8}
        spellCheck={false}
        className={styles.code}
        hint="Brute force that the cases must refuse: it's wrong, or too slow for one of them. Learners never see it. Leave it empty if there's none, or if it's the approach brute-force."
        error={errorMessage(errors.naive)}
        {...register('naive')}
      />
      <TextAreaField
        label="Generator"
        rows={6}
        spellCheck={false}
        className={styles.code}
        hint="Lets learners measure how long their code takes as its input grows: a function call(n, random) that returns the function to call and its arguments. Leave it empty if the input can't grow."
        error={errorMessage(errors.generator)}
        {...register('generator')}
      />
      <TextField
        label="What n counts"
        hint="What the generator's n is, such as: numbers in the list. Leave it empty if there's no generator."
        error={errorMessage(errors.input_size)}
        {...register('input_size')}
      />
      <TextAreaField
        label="Support"
        rows={4}
        spellCheck={false}
        className={styles.code}
        hint="Python that runs before the listing and isn't part of it, such as a ListNode class. Leave it empty if there's none."
        error={errorMessage(errors.support)}
        {...register('support')}
      />
    </>
  );
}

function CompiledListings() {
  const { register, errors } = useFields();
  const { compiled } = errors;
  return (
    <fieldset className={styles.group}>
      <legend>Java and C++</legend>
      <TextAreaField
        label="Listing in Java"
        rows={8}
        spellCheck={false}
        className={styles.code}
        hint="The same solution in both languages, or in neither. Nothing runs them here, so try them before you publish."
        error={errorMessage(compiled?.java)}
        {...register('compiled.java')}
      />
      <TextAreaField
        label="Listing in C++"
        rows={8}
        spellCheck={false}
        className={styles.code}
        error={errorMessage(compiled?.cpp)}
        {...register('compiled.cpp')}
      />
    </fieldset>
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
        error={errorMessage(explanation?.title)}
        {...register('explanation.title')}
      />
      <TextAreaField
        label="Text"
        required
        rows={6}
        hint="A blank line starts a new paragraph."
        error={errorMessage(explanation?.content, 'Paragraph')}
        {...register('explanation.content')}
      />
      <TextAreaField
        label="Key insight"
        required
        error={errorMessage(explanation?.key_insight)}
        {...register('explanation.key_insight')}
      />
      <TextAreaField
        label="Steps"
        required
        rows={5}
        hint="One per line, two to twelve."
        error={errorMessage(explanation?.steps, 'Step')}
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
          error={errorMessage(complexity?.time)}
          {...register('complexity.time')}
        />
        <TextField
          label="Space"
          required
          error={errorMessage(complexity?.space)}
          {...register('complexity.space')}
        />
      </div>
      <TextAreaField
        label="Why this time"
        required
        error={errorMessage(complexity?.time_description)}
        {...register('complexity.time_description')}
      />
      <TextAreaField
        label="Why this space"
        required
        error={errorMessage(complexity?.space_description)}
        {...register('complexity.space_description')}
      />
    </fieldset>
  );
}
