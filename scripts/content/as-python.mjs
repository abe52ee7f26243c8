/** What JavaScript has printed, in Python's words: the example's output is Python's, the values are the same. */
export const asPython = (text) =>
  text
    .replaceAll('"', "'")
    .replaceAll('true', 'True')
    .replaceAll('false', 'False')
    .replaceAll('null', 'None')
    .replaceAll('.0', '');
