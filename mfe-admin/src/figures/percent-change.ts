/** How much more or less than before, such as +25%; null if there was nothing before. */
export function percentChange(now: number, before: number | null): string | null {
  if (!before) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}%`;
}
