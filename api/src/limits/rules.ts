import { type TooManyRequests, tooManyRequests } from '../errors/too-many-requests.ts';

/** At most `count` times within a window of this length. */
export interface Rule {
  count: number;
  minutes: number;
}

/** What a request counts for: the address it comes from, the account its body names, the person signed in. */
export type Subject = 'address' | 'account' | 'person';

interface Limit {
  rules: Partial<Record<Subject, Rule>>;
  /** What happens too often, as in 'Too many attempts to log in.' */
  what: string;
}

/**
 * An address may be a whole college behind one router, so a single address may do much more than one
 * account or one person.
 */
export const rules = {
  signin: {
    what: 'attempts to log in',
    rules: { address: { count: 300, minutes: 15 } },
  },
  signup: {
    what: 'attempts to sign up',
    rules: { address: { count: 120, minutes: 60 }, account: { count: 10, minutes: 60 } },
  },
  forgotPassword: {
    what: 'password reset requests',
    rules: { address: { count: 60, minutes: 60 }, account: { count: 5, minutes: 60 } },
  },
  adminSignin: {
    what: 'attempts to sign in',
    rules: { address: { count: 60, minutes: 15 } },
  },
  adminCode: {
    what: 'attempts to enter a code',
    rules: { address: { count: 60, minutes: 15 } },
  },
  adminPassword: {
    what: 'attempts with a password',
    rules: { address: { count: 60, minutes: 15 } },
  },
  mailToken: {
    what: 'attempts to use a link',
    rules: { address: { count: 120, minutes: 15 } },
  },
  verification: {
    what: 'requests for an email',
    rules: { person: { count: 5, minutes: 60 } },
  },
  password: {
    what: 'attempts with a password',
    rules: { person: { count: 10, minutes: 15 } },
  },
  changeEmail: {
    what: 'requests to use this email',
    rules: { person: { count: 10, minutes: 15 }, account: { count: 5, minutes: 60 } },
  },
  /** See `mailsToOne`. */
  mail: {
    what: 'emails to this address',
    rules: {},
  },
  callback: {
    what: 'callback requests',
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
  companyReport: {
    what: 'reports',
    rules: { person: { count: 30, minutes: 60 } },
  },
  handle: {
    what: 'changes to your ID',
    rules: { person: { count: 20, minutes: 60 } },
  },
  phone: {
    what: 'changes to your number',
    // Each reveals whether the number has an account.
    rules: { person: { count: 5, minutes: 60 } },
  },
  avatar: {
    what: 'pictures',
    rules: { person: { count: 20, minutes: 60 } },
  },
  export: {
    what: 'exports',
    rules: { person: { count: 10, minutes: 60 } },
  },
  import: {
    what: 'imports',
    rules: { person: { count: 30, minutes: 60 } },
  },
  mockTest: {
    what: 'mock tests',
    rules: { person: { count: 30, minutes: 60 } },
  },
  merge: {
    what: 'merges',
    // A preview follows each change, and things may be discarded one by one.
    rules: { person: { count: 240, minutes: 60 } },
  },
  planPreview: {
    what: 'plans',
    // A page requests one when it opens and after each change of the settings; a college does so from one address.
    rules: { address: { count: 300, minutes: 1 }, person: { count: 60, minutes: 1 } },
  },
  deletion: {
    what: 'requests to delete your account',
    rules: { person: { count: 5, minutes: 60 } },
  },
  /** See `wrongTokens`. */
  releaseToken: {
    what: 'wrong tokens',
    rules: { address: { count: 60, minutes: 15 } },
  },
  remoteFailure: {
    what: 'reports',
    rules: { address: { count: 120, minutes: 60 } },
  },
  /** As many as a college opens pages, and few enough that one network can't speak for all visitors. */
  telemetry: {
    what: 'page views',
    rules: { address: { count: 30, minutes: 1 } },
  },
  /**
   * Pages that are rendered for one person: those that are cached for everyone don't count. Enough for a crawler, or for all
   * tabs of a browser that starts again, and no network takes more than a part of the time that rendering has.
   */
  page: {
    what: 'pages',
    rules: { person: { count: 50, minutes: 1 / 6 }, address: { count: 50, minutes: 1 / 6 } },
  },
  /** Every change, whatever it is: for each person, or for a visitor's address. */
  write: {
    what: 'changes',
    rules: { person: { count: 240, minutes: 1 }, address: { count: 1_200, minutes: 1 } },
  },
  /**
   * Every read: for each person, or for a visitor's address. Wide enough for a college behind one router
   * whose learners load a handful of things a minute each.
   */
  read: {
    what: 'requests',
    rules: { person: { count: 1_200, minutes: 1 }, address: { count: 12_000, minutes: 1 } },
  },
} as const satisfies Record<string, Limit>;

/**
 * Wrong passwords for one account, wherever a password is required: `near`, from one network or one
 * known device, and `anywhere`, from all networks together. One network reaches 40 an hour, so it takes
 * two to lock new devices out, and nobody can lock out known ones. Together with one stolen device that
 * makes 100 an hour, the most that OWASP ASVS 4.0.3 (2.2.1) allows.
 */
export const guesses = {
  near: { count: 10, minutes: 15 },
  anywhere: { count: 60, minutes: 60 },
} satisfies Record<string, Rule>;

/**
 * Mails to one address that people request, all kinds together: a stranger whose address is typed again
 * and again gets no more than these. Enough for a person who can't find the mail of the sign-up and has
 * forgotten the password too. `first`: beyond them, one link for a new password for as long as that works,
 * so that strangers who use up an address's mails don't lock its owner out. `replies`: mails about replies to one
 * person, who chose to get them; a reply could be posted and taken back again and again.
 */
export const mailsToOne = {
  hour: { count: 5, minutes: 60 },
  day: { count: 10, minutes: 24 * 60 },
  first: { count: 1, minutes: 60 },
  replies: { count: 5, minutes: 24 * 60 },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof rules;

export const limitOf = (name: LimitName): Limit => rules[name];

/**
 * The refusal of a request beyond a limit.
 * @param resetsAt when it may be done again, in milliseconds since 1970
 */
export const limitMet = (name: LimitName, resetsAt: number): TooManyRequests =>
  tooManyRequests(rules[name].what, resetsAt);

/** `rule` made wider or narrower, at least one. */
export const scaled = ({ count, minutes }: Rule, factor: number): Rule => ({
  count: Math.max(1, Math.round(count * factor)),
  minutes,
});
