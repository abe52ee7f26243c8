import { plainLine, type UnitMaterial } from '@site/shared/contracts';

/** A description of a material for search engines. */
export function describeMaterial(material: UnitMaterial): string {
  switch (material.kind) {
    case 'sql':
    case 'javascript':
      return plainLine(`${material.title}. ${material.description}`);
    case 'quiz':
      return plainLine(material.questions.map(({ question }) => question).join(' '));
    case 'text':
      return plainLine(material.description);
  }
}
