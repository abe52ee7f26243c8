/** The sections of a problem's page in their order; the id is their place in the address. */
export const sections = [
  { id: 'problem-description', title: 'Problem Description' },
  { id: 'solution', title: 'Solution' },
  { id: 'explanation', title: 'Explanation' },
  { id: 'complexity-analysis', title: 'Complexity Analysis' },
  { id: 'discussion', title: 'Discussion' },
] as const;

export type SectionId = (typeof sections)[number]['id'];
