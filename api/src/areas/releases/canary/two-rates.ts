/**
 * Evidence about two rates: how often page views of a candidate are bad, and how often those of what is live.
 *
 * The evidence is an e-variable for two Bernoulli streams (Turner, Ly and Grünwald, "Generic E-variables for exact
 * sequential k-sample tests that allow for optional stopping", Journal of Statistical Planning and Inference 230,
 * 2024; for claims about the difference: Turner and Grünwald, "Exact anytime-valid confidence intervals for
 * contingency tables and beyond", Statistics & Probability Letters 198, 2023): the likelihood of what was seen under
 * the rates that are bet on, divided by that under the nearest rates of the claim. As long as the claim holds, it is
 * at most 1 on average, whatever the rates are and however they change from block to block. So the product over blocks
 * is a bet at fair or worse odds, which ever reaches k with a probability of at most 1/k (Ville 1939).
 */

/** Page views, and how many of them were bad: failed, or slower than most. */
export interface Counts {
  views: number;
  bad: number;
}

/** The page views of both since the last look. How many there are must not depend on how they went. */
export interface Block {
  candidate: Counts;
  live: Counts;
}

/** How probable it is that a page view is bad. */
export interface Rates {
  candidate: number;
  live: number;
}

/** Halvings of what lies between the bet's rates. What is left over costs less than a billionth of the evidence. */
const STEPS = 30;

/**
 * The logarithm of the evidence against the claim that the candidate's rate lies at most, or at least, `difference`
 * above the live one.
 * @param bet rates beyond what is claimed, chosen before the block was seen
 */
export function logEvidence(block: Block, bet: Rates, difference: number): number {
  const nearest = nearestOfClaim(block, bet, difference);
  return (
    logLikelihoodRatio(block.candidate, bet.candidate, nearest.candidate) +
    logLikelihoodRatio(block.live, bet.live, nearest.live)
  );
}

/** The rates with exactly this difference from which the bet differs least: the smallest Kullback-Leibler divergence. */
function nearestOfClaim({ candidate, live }: Block, bet: Rates, difference: number): Rates {
  // The live one lies between that of the bet and the one that would go with the candidate's of the bet.
  const other = Math.min(Math.max(bet.candidate - difference, 0), 1);
  let low = Math.min(bet.live, other);
  let high = Math.max(bet.live, other);
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (low + high) / 2;
    const slope =
      candidate.views * slopeOfDivergence(bet.candidate, rate + difference) +
      live.views * slopeOfDivergence(bet.live, rate);
    if (slope < 0) low = rate;
    else high = rate;
  }
  return { candidate: (low + high) / 2 + difference, live: (low + high) / 2 };
}

const slopeOfDivergence = (bet: number, rate: number) => (rate - bet) / (rate * (1 - rate));

const logLikelihoodRatio = ({ views, bad }: Counts, rate: number, other: number) =>
  bad * Math.log(rate / other) + (views - bad) * Math.log((1 - rate) / (1 - other));
