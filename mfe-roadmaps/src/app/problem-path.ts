/** The page of a DSA problem, which is another remote's. */
export const problemPath = ({ slug }: { slug: string }): string => `/dsaarticle/${slug}`;
