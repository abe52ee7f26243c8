import * as z from 'zod/mini';
import { limits } from '../composition/limits.ts';
import { line, oneLine, plainText, text } from '../composition/text.ts';
import { fullName, messages } from './auth.ts';

export const BIO_MAX = 200;
export const COLLEGE_MAX = 150;

/** What the tab's lists offer, in their order. */
export const countries = ['India', 'United States', 'United Kingdom', 'Canada'] as const;
export const degrees = ["Bachelor's", "Master's", 'PhD', 'Diploma'] as const;
export const branches = ['CSE', 'ECE', 'ME', 'EE'] as const;
export const graduationYears = [2024, 2025, 2026, 2027] as const;
export const DEFAULT_GRADUATION_YEAR = 2025;

export const country = z.enum(countries, 'Choose a country.');
export const degree = z.enum(degrees, 'Choose a degree.');
export const branch = z.enum(branches, 'Choose a branch.');
const graduationYear = z.literal(graduationYears, 'Choose a year of graduation.');

/** How the site calls a person of these two names. */
export const nameFrom = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();

interface Names {
  firstName: string;
  lastName: string;
}

/** Together they are the name that the rest of the site shows, so together they follow its rule. */
const fitsTogether = z.refine<Names>(
  ({ firstName, lastName }) => nameFrom(firstName, lastName).length <= limits.name,
  {
    path: ['lastName'],
    error: `First and last name together can have at most ${limits.name} characters.`,
  },
);
const isFree = z.refine<Names>(
  ({ firstName, lastName }) => {
    const name = nameFrom(firstName, lastName);
    return name.length > limits.name || fullName.safeParse(name).success;
  },
  {
    path: ['firstName'],
    error: ({ input }) => {
      const { firstName, lastName } = input as Names;
      const { error } = fullName.safeParse(nameFrom(firstName, lastName));
      return error?.issues[0]?.message ?? messages.name;
    },
  },
);
const nameRules = [fitsTogether, isFree] as const;

const fields = {
  firstName: line(limits.name, 'First name is required'),
  lastName: text(limits.name).check(z.overwrite(oneLine)),
  /** Text only, in lines. */
  bio: text(BIO_MAX, `Bio can have at most ${BIO_MAX} characters`).check(z.overwrite(plainText)),
  country,
  /** One of GET /v1/colleges, or any other. */
  college: line(COLLEGE_MAX, 'College is required'),
  degree,
  branch,
  graduationYear,
};

/** The tab Basic Info, as it is filled in. */
export const basicInfoForm = z.strictObject(fields).check(...nameRules);
export type BasicInfoForm = z.infer<typeof basicInfoForm>;

/** PUT /v1/profile/basic-info: the form and the version that it was filled in from. */
export const basicInfoChange = (version: z.ZodMiniType<string, string>) =>
  z.strictObject({ ...fields, version }).check(...nameRules);
