/** The one place that names the product. Change it here and every page, mail and title follows. */
export const brand = {
  name: 'Stepwise',
  tagline: 'Helping learners upskill and move to large product companies.',
  description:
    'Roadmaps, practice sheets and DSA articles for interview preparation and placement training.',
  contact: { email: 'hello@stepwise.example' },
} as const;
