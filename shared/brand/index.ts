/** The one place that names the product. Change it here and every page, mail and title follows. */
export const brand = {
  name: 'Stepwise',
  tagline: 'Helping learners upskill and move to large product companies.',
  description:
    'Roadmaps, practice sheets and DSA articles for interview preparation and placement training.',
  /** External blog: opened in a new tab from the header, the mobile menu and the footer. */
  blogUrl: 'https://blog.stepwise.example/',
  contact: {
    /** Shown as written; `phoneDigits` (country code first, digits only) is what links use. */
    phone: '+91 80 5550 0142',
    phoneDigits: '918055500142',
    email: 'hello@stepwise.example',
    address: ['4th Floor, Residency Road', 'Bengaluru 560025', 'India'],
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/stepwise-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@stepwise-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/stepwise.example' },
    { name: 'X', url: 'https://x.com/stepwise_example' },
  ],
} as const;
