/** Something that isn't JSON, and the line, from 1, on which it stands. */
export interface JsonFault {
  line: number;
  message: string;
}

/** The line of each part of a JSON text, by its path, such as nodes.0.name. */
export type Lines = ReadonlyMap<string, number>;

interface Read {
  value: unknown;
  lines: Lines;
}

/** A bracket, a comma, a colon, a text, which may lack its end, or a word, after any space. */
const TOKEN = /\s*([[\]{},:]|"(?:[^"\\\n]|\\.)*"?|[^\s[\]{},:"]+)/y;

/** JSON, and where each of its parts stands: JSON.parse tells neither that nor, in every browser, what's wrong where. */
export function readJson(text: string): Read | JsonFault {
  const reader = new JsonReader(text);
  try {
    const value = reader.value([]);
    reader.end();
    return { value, lines: reader.lines };
  } catch (error) {
    if (error instanceof Fault) return { line: reader.line, message: error.message };
    throw error;
  }
}

class Fault extends Error {}

class JsonReader {
  readonly lines = new Map<string, number>();
  /** Of the token that was read last. */
  line = 1;
  #at = 0;

  constructor(readonly text: string) {}

  value(path: readonly (string | number)[]): unknown {
    const token = this.#take();
    this.lines.set(path.join('.'), this.line);
    if (token === '{') return this.#object(path);
    if (token === '[') return this.#list(path);
    if (token === '') throw new Fault('something is missing at the end');
    if (/^[\]},:]$/.test(token)) throw new Fault(`a value is missing before ${token}`);
    return plainValue(token);
  }

  end(): void {
    const token = this.#take();
    if (token !== '') throw new Fault(`${token} is one too many: the text had already ended`);
  }

  #list(path: readonly (string | number)[]): unknown[] {
    const found: unknown[] = [];
    if (this.#next() === ']') {
      this.#take();
      return found;
    }
    do found.push(this.value([...path, found.length]));
    while (this.#goesOn(']'));
    return found;
  }

  #object(path: readonly (string | number)[]): object {
    const found: [string, unknown][] = [];
    if (this.#next() === '}') {
      this.#take();
      return {};
    }
    do {
      const token = this.#take();
      const name = token.startsWith('"') ? plainValue(token) : undefined;
      if (typeof name !== 'string')
        throw new Fault('the name of a field in double quotes is missing');
      if (this.#take() !== ':') throw new Fault(`a colon is missing after ${token}`);
      found.push([name, this.value([...path, name])]);
    } while (this.#goesOn('}'));
    return Object.fromEntries(found);
  }

  /** Whether a comma follows, and not the end. */
  #goesOn(end: ']' | '}'): boolean {
    const token = this.#take();
    if (token !== ',' && token !== end) {
      throw new Fault(`a comma or ${end} is missing${token && ` before ${token}`}`);
    }
    return token === ',';
  }

  #next(): string {
    TOKEN.lastIndex = this.#at;
    return TOKEN.exec(this.text)?.[1] ?? '';
  }

  /** The next token; '' at the end. */
  #take(): string {
    const token = this.#next();
    const end = token === '' ? this.text.trimEnd().length : TOKEN.lastIndex;
    this.line = this.text.slice(0, end).split('\n').length;
    this.#at = end;
    return token;
  }
}

function plainValue(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    throw new Fault(
      token.startsWith('"')
        ? 'text in quotes must end with a double quote on its line, with \\\\ for a backslash'
        : `${token} must be in double quotes, unless it's a number, true, false or null`,
    );
  }
}
