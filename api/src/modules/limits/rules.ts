/** At most `count` times within a window of this length. */
export interface Rule {
  count: number;
  minutes: number;
}

/** What of a request is counted: where it comes from, the account its body names, who is signed in. */
export type Subject = 'address' | 'account' | 'person';

interface Limit {
  rules: Partial<Record<Subject, Rule>>;
  /** What is asked for too often, as in 'Too many attempts to log in.' */
  what: string;
  /** Whether a success takes back what was counted for the account. */
  forgives?: boolean;
}

/**
 * An address may be a whole college behind one router, so a single address may do much more than one
 * account or one person.
 */
export const rules = {
  signin: {
    what: 'attempts to log in',
    rules: { address: { count: 300, minutes: 15 }, account: { count: 10, minutes: 15 } },
    forgives: true,
  },
  signup: {
    what: 'attempts to register',
    rules: { address: { count: 120, minutes: 60 }, account: { count: 10, minutes: 60 } },
  },
  forgotPassword: {
    what: 'requests for a new password',
    rules: { address: { count: 60, minutes: 60 }, account: { count: 5, minutes: 60 } },
  },
  adminSignin: {
    what: 'attempts to sign in',
    rules: { address: { count: 60, minutes: 15 }, account: { count: 10, minutes: 15 } },
    forgives: true,
  },
  adminPassword: {
    what: 'attempts with a password',
    rules: { address: { count: 20, minutes: 15 } },
  },
  mailToken: {
    what: 'attempts to use a link',
    rules: { address: { count: 120, minutes: 15 } },
  },
  verification: {
    what: 'requests for a mail',
    rules: { person: { count: 5, minutes: 60 } },
  },
  password: {
    what: 'attempts with a password',
    rules: { person: { count: 10, minutes: 15 } },
  },
  callback: {
    what: 'requests to be called back',
    rules: { address: { count: 30, minutes: 60 }, account: { count: 5, minutes: 60 } },
  },
  comment: {
    what: 'comments',
    rules: { person: { count: 30, minutes: 10 } },
  },
  commentReport: {
    what: 'reports',
    rules: { person: { count: 30, minutes: 60 } },
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rules;

export const limitOf = (name: LimitName): Limit => rules[name];

/** Every change that somebody makes, whatever it is: of a person, and of a visitor's address. */
export const writes = {
  person: { count: 240, minutes: 1 },
  address: { count: 1_200, minutes: 1 },
} satisfies Partial<Record<Subject, Rule>>;

/** `rule` made wider or narrower, at least one. */
export const scaled = ({ count, minutes }: Rule, factor: number): Rule => ({
  count: Math.max(1, Math.round(count * factor)),
  minutes,
});
