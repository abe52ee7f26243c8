interface Studies {
  degree: string | null;
  branch: string | null;
  college: string;
  graduationYear: number | null;
  country: string | null;
}

/** What someone studies, where and until when, in lines; '' for what they haven't filled in. */
export const studyFacts = ({ degree, branch, college, graduationYear, country }: Studies) => [
  [degree, branch].filter(Boolean).join(', '),
  college,
  graduationYear === null ? '' : `Class of ${graduationYear}`,
  country ?? '',
];
