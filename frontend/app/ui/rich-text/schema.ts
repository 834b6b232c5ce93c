import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/**
 * What an article may contain: exactly what the server's sanitiser keeps
 * (`backend/src/platform/rich-text`). Pasted elements that are not allowed are removed; their text
 * is kept.
 */

const SAFE_LINK = /^(https?:\/\/|mailto:|[/#?](?!\/))/i;
const isSafe = (href: string) => SAFE_LINK.test(href.trim());

const paragraphs = (tag: string): NodeSpec => ({
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const spanOf = (cell: HTMLElement, word: string) => {
  const count = Number(cell.getAttribute(word) ?? 1);
  return Number.isInteger(count) && count > 1 ? count : 1;
};

function cells(tag: 'td' | 'th'): NodeSpec {
  return {
    content: 'block+',
    isolating: true,
    attrs: { scope: { default: null }, colspan: { default: 1 }, rowspan: { default: 1 } },
    parseDOM: [
      {
        tag,
        getAttrs: (cell) => ({
          scope: tag === 'th' ? cell.getAttribute('scope') : null,
          colspan: spanOf(cell, 'colspan'),
          rowspan: spanOf(cell, 'rowspan'),
        }),
      },
    ],
    toDOM: ({ attrs: { scope, colspan, rowspan } }) => [
      tag,
      {
        ...(scope && { scope }),
        ...(colspan > 1 && { colspan }),
        ...(rowspan > 1 && { rowspan }),
      },
      0,
    ],
  };
}

const wrapping = (tag: string, spec: NodeSpec): NodeSpec => ({
  ...spec,
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: paragraphs('p'),
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    // Level 1 is reserved for the page's title, and level 3 is the deepest.
    parseDOM: [
      ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: wrapping('blockquote', { content: 'block+', group: 'block', defining: true }),
  bullet_list: wrapping('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: wrapping('ol', { content: 'list_item+', group: 'block' }),
  list_item: wrapping('li', { content: 'paragraph block*', defining: true }),
  preformatted: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  figure: wrapping('figure', { content: '(image | table) caption?', group: 'block' }),
  caption: wrapping('figcaption', { content: 'inline*', defining: true }),
  image: {
    group: 'block',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
    // The API keeps only our own pictures, so others are not shown in the editor either.
    parseDOM: [
      {
        tag: 'img[src^="/media/public/"]',
        getAttrs: (picture) => ({
          src: picture.getAttribute('src'),
          alt: picture.getAttribute('alt') ?? '',
          width: picture.getAttribute('width'),
          height: picture.getAttribute('height'),
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, width, height } }) => [
      'img',
      { src, alt, ...(width && { width }), ...(height && { height }), loading: 'lazy' },
    ],
  },
  table: wrapping('table', {
    content: 'table_title? table_head? table_body+',
    group: 'block',
    isolating: true,
  }),
  table_title: wrapping('caption', { content: 'inline*' }),
  table_head: wrapping('thead', { content: 'table_row+' }),
  table_body: wrapping('tbody', { content: 'table_row+' }),
  table_row: wrapping('tr', { content: '(table_cell | table_heading)+' }),
  table_cell: cells('td'),
  table_heading: cells('th'),
  break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
};

const emphasis = (tag: string, others: MarkSpec['parseDOM'] = []): MarkSpec => ({
  parseDOM: [{ tag }, ...others],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const marks: Record<string, MarkSpec> = {
  link: {
    inclusive: false,
    attrs: { href: {} },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return isSafe(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'], rel: 'noopener' }, 0],
  },
  // Word marks bold text with a style; Google Docs wraps a whole document in a <b> that is not
  // bold.
  strong: emphasis('strong', [
    { tag: 'b', getAttrs: (b) => b.style.fontWeight !== 'normal' && null },
    { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d{2})$/.test(value) && null },
  ]),
  em: emphasis('em', [{ tag: 'i' }, { style: 'font-style=italic' }]),
  sub: { ...emphasis('sub'), excludes: 'sup' },
  sup: { ...emphasis('sup'), excludes: 'sub' },
  code: emphasis('code'),
};

export const schema = new Schema({ nodes, marks });
