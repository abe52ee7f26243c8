import { branches, degrees, graduationYears } from '@site/shared/contracts';
import { SelectField } from '@site/shared/ui';
import type { SectionForm } from '../sections/use-section-form.ts';
import styles from './basic-info.module.css';
import { CollegeField } from './college-field.tsx';
import { Options } from './options.tsx';

export const EducationFields = ({ form }: { form: SectionForm<'basicInfo'> }) => (
  <fieldset className={styles.group}>
    <legend>Educational Details</legend>
    <CollegeField control={form.control} />
    <div className={styles.pair}>
      <SelectField required {...form.field('degree')}>
        <Options of={degrees} placeholder="Choose a degree" />
      </SelectField>
      <SelectField required {...form.field('branch')}>
        <Options of={branches} placeholder="Choose a branch" />
      </SelectField>
    </div>
    <SelectField required {...form.field('graduationYear', { valueAsNumber: true })}>
      <Options of={graduationYears} />
    </SelectField>
  </fieldset>
);
