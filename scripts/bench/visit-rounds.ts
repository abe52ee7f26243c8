/** How often each page is visited. Fewer are enough to see that a part works. */
export const VISITS = Number(process.env.BENCH_VISITS ?? 5);
