import type { UnitMaterial } from '@site/shared/contracts';

/** What a material is about, for search engines. */
export function describeMaterial(material: UnitMaterial): string {
  switch (material.kind) {
    case 'sql':
    case 'javascript':
      return plain(`${material.title}. ${material.description}`);
    case 'quiz':
      return plain(material.questions.map(({ question }) => question).join(' '));
    case 'text':
      return plain(material.description);
  }
}

const plain = (text: string) => text.replaceAll('`', '').replaceAll('\n\n', ' ');
