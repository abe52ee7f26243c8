import type { ProgramError } from '../protocol.ts';
import { mistakeOf, type Reported } from './mistakes.ts';
import type { CompiledJob } from './protocol.ts';
import { type Answer, type NodeClass, valuesOf } from './values.ts';
import { Ended, systemFor } from './wasi.ts';

/** What the worker takes of the browser before cases run. */
interface Engine {
  Module: typeof WebAssembly.Module;
  Instance: typeof WebAssembly.Instance;
  now(): number;
  random(bytes: Uint8Array): void;
}

type Exported = Record<string, (...given: number[]) => number>;

/** A program that can be called. After a mistake it's started again, since nothing is known of its memory then. */
export function loadProgram(
  { program }: Pick<CompiledJob, 'program'>,
  engine: Engine,
  print: (bytes: Uint8Array) => void,
) {
  const module = new engine.Module(program);
  const imports = engine.Module.imports(module)
    .filter(({ module: from }) => from === 'wasi_snapshot_preview1')
    .map(({ name }) => name);
  let reported: Reported | null = null;
  let mistake: ProgramError | null = null;
  let instance: WebAssembly.Instance | null = null;
  /** Texts that the program holds, with their numbers. */
  let stored = new Map<string, number>();
  let objects = 0;
  let values = valuesOf(null);

  const memory = (started: WebAssembly.Instance) =>
    (started.exports.memory as WebAssembly.Memory).buffer;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const textAt = (started: WebAssembly.Instance, start: number, length: number) =>
    decoder.decode(new Uint8Array(memory(started), start, length));

  const start = () => {
    let started: WebAssembly.Instance;
    const exports = () => started.exports;
    started = new engine.Instance(module, {
      wasi_snapshot_preview1: systemFor({ exports, imports }, print, engine),
      driver: {
        refuse(message: number, length: number, file: number, line: number) {
          const name = textAt(started, file, 200).split('\0')[0] ?? '';
          reported = { message: textAt(started, message, length), file: name, line };
          throw new Error(reported.message);
        },
      },
    });
    instance = started;
    stored = new Map();
    (started.exports as unknown as Exported)._initialize?.();
    return started;
  };

  /** Does what a program may fail at. */
  const attempt = <T>(work: (started: WebAssembly.Instance, exported: Exported) => T): T => {
    reported = null;
    try {
      const started = instance ?? start();
      return work(started, started.exports as unknown as Exported);
    } catch (thrown) {
      instance = null;
      mistake = mistakeOf(reported, thrown);
      throw thrown;
    }
  };

  const call = (name: string, object: number, given: readonly unknown[]) => {
    const { nodes, table, texts } = values.written(given);
    const answer = attempt((started, exported): Answer => {
      const write = (text: string) => {
        const bytes = encoder.encode(text);
        const room = exported.driver_room?.(bytes.length) ?? 0;
        new Uint8Array(memory(started), room, bytes.length).set(bytes);
      };
      const numberOf = (text: string) => {
        const known = stored.get(text);
        if (known !== undefined) return known;
        write(text);
        exported.driver_store?.();
        stored.set(text, stored.size);
        return stored.size - 1;
      };
      const numbers = texts.map(numberOf);
      write([name, object, table, ...numbers].join('\n'));
      const result = exported.driver_answer?.() ?? 0;
      const [start, length] = [exported.driver_text?.(result), exported.driver_length?.(result)];
      return JSON.parse(textAt(started, start ?? 0, length ?? 0));
    });
    return values.applied(answer, given, nodes);
  };
  return {
    /** What the stand-ins of the cases use. */
    between: {
      call,
      make(given: readonly unknown[]) {
        objects += 1;
        call('new', objects, given);
        return objects;
      },
      useNodes(Node: NodeClass) {
        values = valuesOf(Node);
      },
    },
    /** Runs its own `main`. */
    main(): ProgramError | null {
      try {
        attempt((_, exported) => {
          (exported.__main_void ?? exported.__main_argc_argv)?.(0, 0);
          exported.driver_flush?.();
        });
      } catch (thrown) {
        return thrown instanceof Ended && thrown.code === 0 ? null : takeMistake();
      }
      return null;
    },
    /** How it has failed since this was last asked. */
    mistake: takeMistake,
  };

  function takeMistake(): ProgramError | null {
    const taken = mistake;
    mistake = null;
    return taken;
  }
}
