/** More would take longer to run than anybody waits. */
export const OWN_CASES_MAX = 20;

const keyOf = (problemId: string) => `dsa-cases:${problemId}`;

/** The inputs that a person has added to a problem on this device. */
export function readOwnCases(problemId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(problemId)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((input) => typeof input === 'string').slice(0, OWN_CASES_MAX);
  } catch {
    return [];
  }
}

export function writeOwnCases(problemId: string, inputs: readonly string[]): void {
  try {
    if (inputs.length === 0) localStorage.removeItem(keyOf(problemId));
    else localStorage.setItem(keyOf(problemId), JSON.stringify(inputs));
  } catch (error) {
    console.warn('The cases last only as long as this page.', error);
  }
}
