/**
 * How a part of an office document is treated: dropped, emptied, stripped of some of its content,
 * or kept.
 */
export type PartTreatment = 'drop' | 'empty' | 'strip' | 'keep';

/** Comments and their authors, document properties, and further application data. */
const EMPTIED = [
  /^docProps\/(core|app|custom)\.xml$/,
  /^word\/(glossary\/)?(comments\w*|people)\.xml$/,
  /^xl\/(comments|persons|threadedComments)(\d*|\/[^/]+)\.xml$/,
  /^ppt\/(commentAuthors|authors|comments\/[^/]+)\.xml$/,
];
const DROPPED = [/^docProps\/thumbnail\.\w+$/i, /^\[trash\]\//];
const STRIPPED = /^(word|xl|ppt)\/.*\.xml$|^_rels\/\.rels$/;

export function treatmentOf(name: string): PartTreatment {
  if (DROPPED.some((one) => one.test(name))) return 'drop';
  if (EMPTIED.some((one) => one.test(name))) return 'empty';
  return STRIPPED.test(name) ? 'strip' : 'keep';
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

/** A part without the names of people beside its content. */
export function stripped(xml: string): string {
  return xml
    .replace(MARKS, '')
    .replace(WRITERS, (_, word: string) =>
      word === 'w:author' ? ' w:author="Author"' : ` ${word}=""`,
    )
    .replace(WHEN, '')
    .replace(MACHINE_PATHS, '')
    .replace(THUMBNAIL, '');
}
