/** What it costs to hash a password with argon2id, and to guess one: memory in KiB, and passes over it. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
