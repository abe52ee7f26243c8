import { hashPassword } from './hash-password.ts';

jest.unmock('./password-cost.ts');

test('passwords are hashed with argon2id, with 19 MiB of memory and two passes', async () => {
  expect(await hashPassword('sesame1$open')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
