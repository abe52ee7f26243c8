/** Requests a second of both sides, one value a round. */
export interface Round {
  site: number[];
  yardstick: number[];
}

const ROUNDS = 5;

/** Measures both sides in turn, so that what else the machine does falls on both; the first round only warms up. */
export async function alternate(
  site: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<Round> {
  const rounds: Round = { site: [], yardstick: [] };
  await site();
  await yardstick();
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.site.push(await site());
    rounds.yardstick.push(await yardstick());
  }
  return rounds;
}
