import sanitizeHtml from 'sanitize-html';

/** Only our own public images are allowed: an article loads nothing from other hosts. */
const OWN_PICTURE = /^\/media\/public\/[0-9a-f]{2}\/[0-9a-f]{32}(-\w+)?\.\w+$/;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'pre',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'sub',
    'sup',
    'code',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
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
    // The page title must remain the only h1.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
};

/**
 * Sanitises an article: removes everything that could run, load or overlay anything, but keeps the
 * text of removed elements.
 */
export function harmless(html: string): string {
  return sanitizeHtml(html, rules).trim();
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Converts plain text to HTML: empty lines separate paragraphs. */
export function asHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return paragraphs
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/**
 * The text without HTML, for places that cannot show it: notifications, lists, calendars, older
 * apps.
 */
export function plain(html: string): string {
  const lined = harmless(html)
    .replace(/<br \/>|<\/(li|tr|dd)>/g, '$&\n')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|pre|figure|table|caption)>/g, '$&\n\n')
    .replace(/<\/t[hd]>/g, '$& ');
  return sanitizeHtml(lined, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(amp|lt|gt|quot);/g, (entity) => SIGNS[entity] ?? entity)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Sanitised HTML and its plain text; undefined if there is no text. */
export function richTextOf(html: string | undefined): { html: string; text: string } | undefined {
  const text = plain(html ?? '');
  return html === undefined || text === '' ? undefined : { html: harmless(html), text };
}

/** The maximum length of an article. */
export const MOST_HTML = 60_000;
/**
 * Sanitising costs time per tag: 20 ms for this many, 0.2 s for a whole article of nothing else.
 */
const MOST_TAGS = 2_000;

export const hasFewTags = (value: unknown) =>
  typeof value !== 'string' || value.split('<').length <= MOST_TAGS + 1;
export const TOO_MANY_TAGS = 'Please use fewer elements: an article has at most 2,000 tags.';
