import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Figures mean nothing without the machine, nor while other work keeps it busy. */
export function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() ?? process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  const busy = loadavg()[0]?.toFixed(1);
  const cores = availableParallelism();
  return `${new Date().toISOString().slice(0, 10)}, ${cores} cores (${processor}), ${memory} GiB, Node ${process.versions.node}, load ${busy} before the first figure`;
}
