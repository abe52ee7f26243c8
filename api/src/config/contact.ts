import { brand } from '@site/shared/brand';
import type { RuntimeConfig } from '@site/shared/contracts/composition';
import * as z from 'zod';

export const emailAddress = z
  .string()
  .regex(/^[^\s@<>",;:]+@[^\s@<>",;:]+$/, 'must be one address, such as hello@example.org');

type Contact = NonNullable<RuntimeConfig['contact']>;

/** The social sites that pages have a logo of, by their hosts. */
const socialSites: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'instagram.com': 'Instagram',
  'x.com': 'X',
};

const entries = (list: string, separator: string) =>
  list
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The social site of an address; undefined if it is of none. */
function socialSite(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? socialSites[url.host.replace(/^www\./, '')] : undefined;
}

export const contactVariables = {
  CONTACT_PHONE: z
    .string()
    .regex(
      /^\+\d[\d ()-]{6,24}$/,
      'must be a number with its country code, such as +91 80 1234 5678',
    )
    .optional(),
  CONTACT_EMAIL: emailAddress.optional(),
  CONTACT_ADDRESS: z
    .string()
    .transform((lines) => entries(lines, '|'))
    .optional(),
  SOCIAL_LINKS: z
    .string()
    .transform((list) => entries(list, ','))
    .refine(
      (list) => list.every(socialSite),
      `must list https addresses on ${Object.keys(socialSites).join(', ')}, separated by commas`,
    )
    .transform((list) => list.map((url) => ({ name: socialSite(url) ?? '', url })))
    .optional(),
};

/** What a demonstration shows. Nobody replies there. */
const example: Contact = {
  phone: '+91 80 5550 0142',
  email: brand.contact.email,
  address: ['4th Floor, Residency Road', 'Bengaluru 560025', 'India'],
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/stepwise-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@stepwise-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/stepwise.example' },
    { name: 'X', url: 'https://x.com/stepwise_example' },
  ],
};

/** How people reach the team: what is configured and nothing else, or the example if nothing is in a demonstration. */
export function contactOf(
  values: z.output<z.ZodObject<typeof contactVariables>>,
  { demo }: { demo: boolean },
): Contact {
  const configured = {
    ...(values.CONTACT_PHONE && { phone: values.CONTACT_PHONE }),
    ...(values.CONTACT_EMAIL && { email: values.CONTACT_EMAIL }),
    ...(values.CONTACT_ADDRESS && { address: values.CONTACT_ADDRESS }),
    ...(values.SOCIAL_LINKS && { social: values.SOCIAL_LINKS }),
  };
  return demo && Object.keys(configured).length === 0 ? example : configured;
}
