interface Studies {
  degree: string | null;
  branch: string | null;
  college: string;
  graduationYear: number | null;
  country: string | null;
}

/** What somebody studies, where and until when, in lines; '' for what they have not said. */
export const studyFacts = ({ degree, branch, college, graduationYear, country }: Studies) => [
  [degree, branch].filter(Boolean).join(', '),
  college,
  graduationYear === null ? '' : `Class of ${graduationYear}`,
  country ?? '',
];
