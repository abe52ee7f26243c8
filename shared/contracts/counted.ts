/** Such as 1 problem or 3 problems. @param many if that isn't the noun with an s, such as activities */
export const counted = (count: number, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;
