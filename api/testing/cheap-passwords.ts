/** Tests sign people up thousands of times. Their passwords are hashed like all others, at the lowest cost. */
jest.mock('../src/areas/identity/passwords/password-cost.ts', () => ({
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
