import sanitizeHtml from 'sanitize-html';

/** Our own public pictures: an article loads nothing from elsewhere. */
const OWN_PICTURE = /^\/media\/public\/[0-9a-f]{2}\/[0-9a-f]{32}(-\w+)?\.\w+$/;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre'],
    ...['strong', 'em', 'b', 'i', 'a', 'sub', 'sup', 'code'],
    ...['img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    // The title of the page is its only first heading.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
};

/** The article without all that could run, load or overlay anything: what is not allowed goes, its words stay. */
export function harmless(html: string): string {
  return sanitizeHtml(html, rules).trim();
}
