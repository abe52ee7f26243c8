/** 0.4%, 5%, 12% */
export function percent(part: number): string {
  const value = part * 100;
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)}%`;
}
