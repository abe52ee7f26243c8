/** JSON and JavaScript can hold half of a surrogate pair; the database refuses it, or stores something else. */
export const wholeCharacters = (text: string) => Buffer.from(text).toString();
