import type { OwnCaseList, SolutionLanguage } from '@site/shared/contracts';
import { type OwnInputs, ownPath } from '@site/shared/device';
import { http } from '@site/shared/platform';

/** What cases belong to: the id is of a DSA problem, or of the task of a unit. */
interface CasesPlace {
  person: string;
  problemId: string;
  language: SolutionLanguage;
}

const pathOf = ({ person, problemId }: CasesPlace) => `${ownPath(person, problemId)}/cases`;

/** The cases that the account has; null if it never had any. */
export async function fetchCases(place: CasesPlace): Promise<OwnInputs | null> {
  const { language } = place;
  const { data } = await http.get<OwnCaseList>(pathOf(place), { params: { language } });
  return data.cases;
}

/** Sends cases. @returns those that stand, which may be later ones of another device */
export async function keepCases(
  place: CasesPlace,
  { inputs, changedAt }: OwnInputs,
): Promise<OwnInputs | null> {
  const { language } = place;
  const cases = { language, inputs, changedAt: changedAt || new Date().toISOString() };
  const { data } = await http.put<OwnCaseList>(pathOf(place), cases);
  return data.cases;
}
