/** Whether running the program of a question answers it: it then says "program print" or "pseudocode print". */
export const asksForOutput = ({ question }) =>
  question.includes('program print') || question.includes('pseudocode print');

/**
 * What a program has printed must be how the option marked right begins. Another option may begin so only if it has
 * another remark, which is then what the question is about.
 * @param {{ question: string, options: string[], answer: number }} question
 * @param {string} printed
 * @returns {string | null} what is wrong
 */
export function faultInOptions({ question, options, answer }, printed) {
  const text = question.startsWith('How many lines')
    ? String(printed.trim().split('\n').length)
    : printed.split(/\s/).filter(Boolean).join(' ');
  const said = printedBy(options[answer]);
  if (said !== text) return `says it prints ${said}, and prints ${text}`;
  const isRightToo = options.some((option, at) => at !== answer && plain(option) === text);
  return isRightToo ? `has two options that say ${text}` : null;
}

/** What an option says is printed: without a remark behind it, and line behind line. */
const printedBy = (option) => plain(option.split(/[:;] |, (?:and|since) /)[0]);

const plain = (option) => option.replaceAll('`', '').replaceAll(', then ', ' ');
