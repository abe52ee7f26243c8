const KEY = 'verification-put-off';

/** Whether this person has put off verification in this tab. */
export function isPutOff(person: string): boolean {
  try {
    return window.sessionStorage.getItem(KEY) === person;
  } catch {
    return false;
  }
}

export function putOff(person: string): void {
  try {
    window.sessionStorage.setItem(KEY, person);
  } catch {
    // Storage is blocked: the notice is shown again on the next page.
  }
}
