import type { SessionUser } from '../session/index.ts';

/** A signed-in learner. */
export const asha: SessionUser = {
  id: '7a1f3f0e-5c1b-4d58-9d55-0d0c2b4d9a10',
  name: 'Asha Rao',
  avatarUrl: null,
  provider: 'email',
};
