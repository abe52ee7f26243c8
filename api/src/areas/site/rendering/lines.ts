/** Takes pieces of text and gives whole lines. @throws if a line is longer than it may be, in UTF-16 units */
export function splitLines(longest: number, take: (line: string) => void) {
  let pieces: string[] = [];
  let length = 0;
  return (text: string): void => {
    const [first = '', ...lines] = text.split('\n');
    pieces.push(first);
    length += first.length;
    for (const line of lines) {
      take(pieces.join(''));
      pieces = [line];
      length = line.length;
    }
    if (length > longest) throw new Error('It wrote a line without end.');
  };
}
