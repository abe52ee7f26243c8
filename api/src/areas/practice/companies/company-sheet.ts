import type { Company, RoadmapDetail, Topic } from '@site/shared/contracts/practice';

/** The problems of all roadmaps that name a company, as a roadmap of its own. */
export function companySheet({ name, slug }: Company, roadmaps: RoadmapDetail[]): RoadmapDetail {
  const naming = roadmaps.filter(({ companies }) => companies.includes(name));
  const topics = naming
    .flatMap(topicsOf)
    .map((topic) => ({ ...topic, learning_units: unitsNaming(slug, topic) }))
    .filter(({ learning_units }) => learning_units.length > 0)
    .map((topic, index) => ({ ...topic, sequence_number: index + 1 }));
  const title = `Problems asked at ${name}`;
  const description = `Problems that ${name} is known to ask in interviews: from public lists, and reported by learners who were asked them.`;
  return {
    id: slug,
    title,
    description,
    complexity: 'intermediate',
    category: 'Companies',
    companies: [name],
    tags: [],
    counted_as: 'problem',
    illustrative: naming.some(({ illustrative }) => illustrative),
    modules: [
      { id: slug, title, description, sub_modules: { topics, projects: [], problems: [] } },
    ],
  };
}

/** How many units name each company, by its slug. */
export function countUnits(roadmaps: RoadmapDetail[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const units = roadmaps.flatMap(topicsOf).flatMap(({ learning_units }) => learning_units);
  for (const { company } of units.flatMap((unit) => unit.company_learning_unit_frequencies)) {
    counts.set(company.slug, (counts.get(company.slug) ?? 0) + 1);
  }
  return counts;
}

const topicsOf = ({ modules }: RoadmapDetail): Topic[] =>
  modules.flatMap(({ sub_modules }) => sub_modules.topics);

const unitsNaming = (slug: string, { learning_units }: Topic) =>
  learning_units.filter((unit) =>
    unit.company_learning_unit_frequencies.some(({ company }) => company.slug === slug),
  );
