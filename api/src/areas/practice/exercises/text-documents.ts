import { textOf } from '../../../html/text.ts';

/** A document in Markdown that a unit's text holds for people to take along, such as the template of a résumé. */
export interface TextDocument {
  title: string;
  markdown: string;
}

const BEGIN = '<pre><code class="language-markdown">';
const END = '</code></pre>';

/**
 * The documents of a text: its listings in Markdown, in their order. Each has the heading that it stands below as its title; what
 * comes before all headings has the title of the text.
 * @param content sanitised HTML
 */
export function documentsOf(content: string, title: string): TextDocument[] {
  let heading = title;
  return content.split('<h2').flatMap((section, index) => {
    if (index > 0)
      heading = textOf(section.slice(section.indexOf('>') + 1, section.indexOf('</h2>')));
    const [, ...listings] = section.split(BEGIN);
    return listings.map((listing) => ({
      title: heading,
      markdown: textOf(listing.slice(0, listing.indexOf(END))),
    }));
  });
}
