/**
 * Stands between cases and what they call. Runs beside the listing, where its text is evaluated: it refers to nothing
 * outside. Values become texts as JSON, with nodes as positions in a table of all nodes that a call reaches.
 * @param {Function} [Node] the class of nodes, if there are any
 */
export function callsInContext(Node) {
  /** The call that stands for an object's construction. */
  const CONSTRUCTION = 'new';

  /** The texts of what a call is given, and its nodes with theirs. */
  function written(given) {
    const nodes = [];
    const positions = new Map();
    const refer = (_, value) => {
      if (!(value instanceof Node)) return value;
      if (!positions.has(value)) positions.set(value, nodes.push(value) - 1);
      return { node: positions.get(value) };
    };
    const write = (value) => (Node ? JSON.stringify(value, refer) : writtenOnce(value));
    const texts = given.map((value) => write(value));
    const table = [];
    // The loop also meets what is found meanwhile.
    for (const node of nodes) table.push(write({ ...node }));
    return { nodes, table: `[${table}]`, texts };
  }

  /** The texts of arrays, with what they held: cases send ten thousand calls about the same large one. */
  const known = new WeakMap();

  function writtenOnce(value) {
    if (!Array.isArray(value) || Array.isArray(value[0])) return JSON.stringify(value);
    const before = known.get(value);
    if (before && before.items.length === value.length) {
      if (before.items.every((item, index) => item === value[index])) return before.text;
    }
    const text = JSON.stringify(value);
    known.set(value, { items: [...value], text });
    return text;
  }

  /** What stands in place of a function or a class. */
  function replace(name, original, take) {
    if (!String(original).startsWith('class')) {
      return (...given) => take(name, -1, given, () => original(...given));
    }
    let objects = 0;
    return function Replaced(...given) {
      const object = objects++;
      const target = take(CONSTRUCTION, object, given, () => new original(...given)) ?? {};
      const method =
        (_, called) =>
        (...more) =>
          take(called, object, more, () => target[called](...more));
      return new Proxy(target, { get: method });
    };
  }

  /** Passes calls on and records them, but not those that the listing makes itself. */
  function recorder() {
    const positions = new Map();
    const cases = [];
    let number = 0;
    let texts = new Map();
    let within = false;
    const store = (text) => {
      if (!positions.has(text)) positions.set(text, positions.size);
      return positions.get(text);
    };
    // What encode() has answered is given to decode(): there it's what the other program has answered.
    const refer = (text) => (texts.has(text) ? { answer: texts.get(text) } : store(text));
    return {
      begin() {
        cases.push([]);
        texts = new Map();
      },
      take(name, object, given, invoke) {
        if (within) return invoke();
        const { table, texts: all } = written(given);
        const call = { number, name, object, table: store(table), given: all.map(refer) };
        cases.at(-1).push(call);
        number += 1;
        within = true;
        try {
          const result = invoke();
          call.same = given.findIndex((value) => value === result && Array.isArray(value));
          if (typeof result === 'string') texts.set(JSON.stringify(result), call.number);
          return result;
        } finally {
          within = false;
        }
      },
      recorded: () => JSON.stringify({ values: [...positions.keys()], cases }),
    };
  }

  /** Returns what another program has returned for the same calls. */
  function replayer({ values, cases, answers }) {
    let calls = [];
    const textOf = (ref) =>
      typeof ref === 'number' ? values[ref] : JSON.stringify(answers[ref.answer].result);
    return {
      begin(index) {
        calls = [...cases[index]].reverse();
      },
      take(name, object, given) {
        const call = calls.pop();
        const { nodes, table, texts } = written(given);
        const actual = [name, object, table, ...texts];
        const recorded = call && [
          call.name,
          call.object,
          ...[call.table, ...call.given].map(textOf),
        ];
        if (!recorded || actual.some((text, index) => text !== recorded[index])) {
          throw new Error(`calls ${name} in another way than with our JavaScript`);
        }
        const answer = answers[call.number];
        if (answer.error) throw new Error(answer.error);
        const revive = (value) => {
          if (Array.isArray(value)) return value.map(revive);
          return value?.node === undefined ? value : nodes[value.node];
        };
        const changed = answer.nodes ?? [];
        while (nodes.length < changed.length) nodes.push(new Node());
        changed.forEach((fields, index) => {
          for (const [field, value] of Object.entries(fields)) nodes[index][field] = revive(value);
        });
        for (const [index, array] of given.entries()) fill(array, revive(answer.changed?.[index]));
        const result = revive(answer.result);
        const same = given[call.same];
        // C++ doesn't know whether a result is the array that was given, so it is if it's equal.
        return same && JSON.stringify(same) === JSON.stringify(result) ? same : result;
      },
    };
  }

  /** Changes an array in place. */
  function fill(array, value) {
    if (!Array.isArray(value)) return;
    array.length = value.length;
    value.forEach((item, index) => {
      if (Array.isArray(array[index]) && Array.isArray(item)) fill(array[index], item);
      else array[index] = item;
    });
  }

  return { replace, recorder, replayer };
}
