import {
  BIO_MAX,
  basicInfoForm,
  basicInfoSection,
  branches,
  countries,
  degrees,
  graduationYears,
  type Profile,
} from '@site/shared/contracts/identity';
import { Link, sessionStore } from '@site/shared/platform';
import { SelectField, TextAreaField, TextField } from '@site/shared/ui';
import { useWatch } from 'react-hook-form';
import { SectionFormFrame } from '../sections/section-form-frame.tsx';
import type { SectionKind } from '../sections/section-kind.ts';
import { type SectionForm, useSectionForm } from '../sections/use-section-form.ts';
import styles from './basic-info.module.css';
import { CollegeField } from './college-field.tsx';

const basicInfo: SectionKind<'basicInfo'> = {
  name: 'basicInfo',
  route: 'PUT /v1/profile/basic-info',
  form: basicInfoForm,
  section: basicInfoSection,
  labels: {
    firstName: 'First Name',
    lastName: 'Last Name',
    bio: 'Bio',
    country: 'Country',
    college: 'College',
    degree: 'Degree',
    branch: 'Branch',
    graduationYear: 'Year of Graduation',
  },
};

interface BasicInfoFormProps {
  profile: Profile;
  /** Where ID and address are changed. */
  accountsPath: string;
}

/** Who the person is and what they study. */
export function BasicInfoForm({ profile, accountsPath }: BasicInfoFormProps) {
  // The header shows the name too.
  const showName = () => void sessionStore.getState().verify();
  const form = useSectionForm(basicInfo, profile.basicInfo, showName);
  const change = <Link to={accountsPath}>Change it in Accounts</Link>;
  return (
    <SectionFormFrame form={form}>
      <TextField
        label="ID"
        className={styles.fixed}
        value={profile.handle.handle}
        readOnly
        hint={change}
      />
      <div className={styles.pair}>
        <TextField autoComplete="given-name" required {...form.field('firstName')} />
        <TextField autoComplete="family-name" {...form.field('lastName')} />
      </div>
      <TextField
        label="Email"
        className={styles.fixed}
        value={profile.email}
        readOnly
        hint={change}
      />
      <Bio form={form} />
      <SelectField autoComplete="country-name" required {...form.field('country')}>
        <Options of={countries} placeholder="Choose a country" />
      </SelectField>
      <EducationFields form={form} />
    </SectionFormFrame>
  );
}

/** Shows how much room is left; a text that's too long is reported, not truncated. */
function Bio({ form }: { form: SectionForm<'basicInfo'> }) {
  const length = String(useWatch({ control: form.control, name: 'bio' })).length;
  return (
    <TextAreaField
      rows={3}
      placeholder="What you're learning and where you want to go"
      hint={`${length} of ${BIO_MAX} characters`}
      {...form.field('bio')}
    />
  );
}

const EducationFields = ({ form }: { form: SectionForm<'basicInfo'> }) => (
  <fieldset className={styles.group}>
    <legend>Educational Details</legend>
    <CollegeField control={form.control} label={basicInfo.labels.college} />
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

interface OptionsProps {
  of: readonly (string | number)[];
  /** The placeholder until something is chosen. */
  placeholder?: string;
}

const Options = ({ of, placeholder }: OptionsProps) => (
  <>
    {placeholder && <option value="">{placeholder}</option>}
    {of.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </>
);
