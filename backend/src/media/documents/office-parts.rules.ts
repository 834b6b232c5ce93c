/**
 * How a part of an office document is treated: dropped, emptied, stripped of some of its content
 * (of its words: `silence`), left without bytes (`blank`), looked into as a document of its own, or
 * kept.
 */
export type PartTreatment =
  | 'drop'
  | 'empty'
  | 'strip'
  | 'silence'
  | 'picture'
  | 'relations'
  | 'blank'
  | 'document'
  | 'keep';

/** Comments and their authors, document properties, and further application data. */
const EMPTIED = [
  /^docProps\/(core|app|custom)\.xml$/,
  /^word\/(glossary\/)?(comments\w*|people)\.xml$/,
  /^xl\/(comments|persons|threadedComments)(\d*|\/[^/]+)\.xml$/,
  /^ppt\/(commentAuthors|authors|comments\/[^/]+)\.xml$/,
];
const DROPPED = [/^docProps\/thumbnail\.\w+$/i, /^\[trash\]\//];
const STRIPPED = /^(word|xl|ppt)\/.*\.(xml|vml)$/;
const NOTES = /^ppt\/notesSlides\/[^/]+\.xml$/;
const RELATIONS = /(^|\/)_rels\/[^/]*\.rels$/;
const PICTURES = /^(word|xl|ppt)\/media\/[^/]+\.(jpe?g|png)$/i;
/** A complete file of another program; the document shows only a picture of it. */
const OBJECTS = /\/embeddings\/[^/]+\.bin$/i;
const DOCUMENTS = /\/embeddings\/[^/]+\.(docx|xlsx|pptx)$/i;
const REST: readonly (readonly [RegExp, PartTreatment])[] = [
  [NOTES, 'silence'],
  [STRIPPED, 'strip'],
  [RELATIONS, 'relations'],
  [PICTURES, 'picture'],
  [OBJECTS, 'blank'],
  [DOCUMENTS, 'document'],
];

export function treatmentOf(name: string): PartTreatment {
  if (DROPPED.some((one) => one.test(name))) return 'drop';
  if (EMPTIED.some((one) => one.test(name))) return 'empty';
  return REST.find(([names]) => names.test(name))?.[1] ?? 'keep';
}

/** The root element without content. The lists in a sheet's comments must exist, though empty. */
export function emptied(xml: string): string {
  const root = /<([A-Za-z_][\w.:-]*)(\s[^<>]*?)?(\/?)>/.exec(xml.replace(/<\?[^?]*\?>/g, ''));
  if (!root) return xml;
  const [, name = '', attributes = ''] = root;
  const prefix = name.includes(':') ? `${name.split(':')[0]}:` : '';
  const isSheet = /^(\w+:)?comments$/.test(name) && attributes.includes('spreadsheetml');
  const inside = isSheet ? `<${prefix}authors/><${prefix}commentList/>` : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<${name}${attributes}>${inside}</${name}>`;
}

/** References in the text to comments that were removed. */
const MARKS =
  /<w:comment(?:RangeStart|RangeEnd|Reference)\b[^<>]*?(?:\/>|>\s*<\/w:comment(?:RangeStart|RangeEnd|Reference)>)/g;
/** The author and date of a tracked change. */
const WRITERS = /\s(w:(?:author|initials)|userName|lastModifiedBy)="[^"]*"/g;
const WHEN = /\sw:date(?:Utc)?="[^"]*"/g;
/** The path of the file on the machine where it was saved. */
const MACHINE_PATHS = /<([\w]+:)?absPath\b[^<>]*?\/>/g;
const THUMBNAIL = /<Relationship\b[^<>]*metadata\/thumbnail[^<>]*?\/>/g;

const OUTSIDE = /<Relationship\b[^<>]*\sTargetMode="External"[^<>]*>/g;
/** Leads nowhere, and is an address as programs expect one. */
const NOWHERE = 'about:blank';

/** Links keep their text but lose their targets. */
export const withoutTargets = (relations: string): string =>
  relations
    .replace(OUTSIDE, (tag) => tag.replace(/\sTarget="[^"]*"/, ` Target="${NOWHERE}"`))
    .replace(THUMBNAIL, '');

/** Descriptions of pictures, and the names of the files that they were. */
const DESCRIBED = /<(?:\w+:)?(?:docPr|cNvPr)\b[^<>]*>/g;
const VML_WORDS = /\s(?:alt|o:title|o:href|href|title)="[^"]*"/g;
const LINK_WORDS = /\s(?:w:tooltip|tooltip|display|w:docLocation)="[^"]*"/g;
const HYPERLINK = /(HYPERLINK\s*\(?\s*)(&quot;|"|“)[^<]*?(&quot;|"|”)/g;

const withoutDescription = (tag: string) =>
  tag.replace(/\s(descr|title|name)="[^"]*"/g, (_, word: string) =>
    word === 'name' ? ' name="Object"' : '',
  );

/** A part without the names of people beside its content. */
export function stripped(xml: string): string {
  return xml
    .replace(DESCRIBED, withoutDescription)
    .replace(/<v:\w+\b[^<>]*>/g, (tag) => tag.replace(VML_WORDS, ''))
    .replace(/<(?:w:)?hyperlink\b[^<>]*>/g, (tag) => tag.replace(LINK_WORDS, ''))
    .replace(HYPERLINK, (_, before: string, open: string, close: string) =>
      [before, open, NOWHERE, close].join(''),
    )
    .replace(MARKS, '')
    .replace(WRITERS, (_, word: string) =>
      word === 'w:author' ? ' w:author="Author"' : ` ${word}=""`,
    )
    .replace(WHEN, '')
    .replace(MACHINE_PATHS, '');
}
