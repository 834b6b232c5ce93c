/** What becomes of a part of an office document: taken out, emptied, or written without some of it; else it stays as it is. */
export type PartTreatment = 'drop' | 'empty' | 'strip' | 'keep';

/** Lists of comments and of the people behind them, the document's own card, and what programs note beside it. */
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

/** The root of a part without anything in it. The lists of a sheet's comments must be there, though they are empty. */
export function emptied(xml: string): string {
  const root = /<([A-Za-z_][\w.:-]*)(\s[^<>]*?)?(\/?)>/.exec(xml.replace(/<\?[^?]*\?>/g, ''));
  if (!root) return xml;
  const [, name = '', attributes = ''] = root;
  const prefix = name.includes(':') ? `${name.split(':')[0]}:` : '';
  const isSheet = /^(\w+:)?comments$/.test(name) && attributes.includes('spreadsheetml');
  const inside = isSheet ? `<${prefix}authors/><${prefix}commentList/>` : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<${name}${attributes}>${inside}</${name}>`;
}

/** Where a text refers to a comment that is no longer there. */
const MARKS =
  /<w:comment(?:RangeStart|RangeEnd|Reference)\b[^<>]*?(?:\/>|>\s*<\/w:comment(?:RangeStart|RangeEnd|Reference)>)/g;
/** Who made a tracked change, and when. */
const WRITERS = /\s(w:(?:author|initials)|userName|lastModifiedBy)="[^"]*"/g;
const WHEN = /\sw:date(?:Utc)?="[^"]*"/g;
/** Where the file lay on the machine of who saved it. */
const MACHINE_PATHS = /<([\w]+:)?absPath\b[^<>]*?\/>/g;
const THUMBNAIL = /<Relationship\b[^<>]*metadata\/thumbnail[^<>]*?\/>/g;

/** A part without names beside its content. */
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
