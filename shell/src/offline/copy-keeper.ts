import { useFreshAnswers } from './use-fresh-answers.ts';
import { useFreshCopies } from './use-fresh-copies.ts';
import { useKeptCopies } from './use-kept-copies.ts';

/** Keeps copies of what the page is made from while there is a network. */
export function CopyKeeper() {
  useKeptCopies();
  useFreshAnswers();
  useFreshCopies();
  return null;
}
