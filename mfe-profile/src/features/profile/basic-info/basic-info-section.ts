import { basicInfoForm, basicInfoSection } from '@site/shared/contracts';
import type { SectionKind } from '../sections/section-kind.ts';

export const basicInfo: SectionKind<'basicInfo'> = {
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
