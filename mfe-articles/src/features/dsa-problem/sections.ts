/** The sections of a problem's page, in order; the id is also the fragment in the address. */
export const sections = [
  { id: 'problem-description', title: 'Problem Description' },
  { id: 'your-code', title: 'Your code' },
  { id: 'solution', title: 'Solution' },
  { id: 'explanation', title: 'Explanation' },
  { id: 'complexity-analysis', title: 'Complexity Analysis' },
  { id: 'discussion', title: 'Discussion' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
