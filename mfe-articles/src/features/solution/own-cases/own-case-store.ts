/** More would take longer to run than anybody waits. */
export const OWN_CASES_MAX = 20;

const keyOf = (name: string) => `dsa-cases:${name}`;

/** The inputs that a person has added to a problem on this device, kept by this name. */
export function readOwnCases(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((input) => typeof input === 'string').slice(0, OWN_CASES_MAX);
  } catch {
    return [];
  }
}

export function writeOwnCases(name: string, inputs: readonly string[]): void {
  try {
    if (inputs.length === 0) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(inputs));
  } catch (error) {
    console.warn('The cases last only as long as this page.', error);
  }
}
