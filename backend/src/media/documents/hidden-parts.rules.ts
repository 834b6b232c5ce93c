/** What sheets and slides hold that nobody sees who opens them, by the names of their parts. */

export interface Relations {
  /** The target of each relationship, by its id; without those that lead outside. */
  readonly [id: string]: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The name of the part that lists the relationships of another. */
export const relationsOf = (part: string): string => part.replace(/([^/]+)$/, '_rels/$1.rels');

/** @param part whose relationships they are */
export function relationsIn(xml: string, part: string): Relations {
  const found: Record<string, string> = {};
  for (const [tag] of xml.matchAll(/<Relationship\b[^<>]*>/g))
    if (attribute(tag, 'TargetMode') !== 'External')
      found[attribute(tag, 'Id')] = resolved(part, attribute(tag, 'Target'));
  return found;
}

function resolved(part: string, target: string): string {
  const path = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of target.split('/').filter(Boolean))
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  return path.join('/');
}

const SHEET = /<sheet\b[^<>]*>/g;
const isHidden = (tag: string) => /\sstate="(?:hidden|veryHidden)"/.test(tag);

/** The parts of hidden sheets. */
export const hiddenSheets = (workbook: string, relations: Relations): string[] =>
  [...workbook.matchAll(SHEET)]
    .filter(([tag]) => isHidden(tag))
    .flatMap(([tag]) => relations[attribute(tag, 'r:id')] ?? []);

/** Hidden sheets keep their place, since others count on it, but not their names. */
export function withoutHiddenNames(workbook: string): string {
  const names: string[] = [];
  let count = 0;
  const renamed = workbook.replace(SHEET, (tag) => {
    if (!isHidden(tag)) return tag;
    names.push(attribute(tag, 'name'));
    count += 1;
    return tag.replace(/\sname="[^"]*"/, ` name="Hidden ${count}"`);
  });
  return renamed.replace(/<definedName\b[^<>]*>[^<]*<\/definedName>/g, (defined) =>
    names.some((name) => name !== '' && defined.includes(name)) ? '' : defined,
  );
}

export const isHiddenSlide = (slide: string): boolean =>
  /<p:sld\b[^<>]*\sshow="(?:0|false)"/.test(slide);

const NO_SHAPES =
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/></p:spTree></p:cSld>';

export const emptySlide = (slide: string): string =>
  slide
    .replace(/<p:cSld\b[\s\S]*<\/p:cSld>/, NO_SHAPES)
    .replace(/<p:timing\b[\s\S]*<\/p:timing>/, '');

const WORKSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const EMPTY_SHEET = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${WORKSHEET}"><sheetData/></worksheet>`;

/** The numbers of the shared texts that a sheet shows. */
export function sharedTextsIn(sheet: string): number[] {
  return [
    ...sheet.matchAll(/<c\b[^<>]*\st="s"[^<>]*>(?:<f\b[^<>]*(?:\/>|>[^<]*<\/f>))?<v>(\d+)<\/v>/g),
  ].map(([, at]) => Number(at));
}

/** Empties the texts that no visible sheet shows: the others count on their numbers. */
export function withTexts(sharedStrings: string, used: ReadonlySet<number>): string {
  let at = -1;
  return sharedStrings.replace(/<si\b[^<>]*\/>|<si\b[^<>]*>[\s\S]*?<\/si>/g, (text) => {
    at += 1;
    return used.has(at) ? text : '<si><t/></si>';
  });
}

/** Speaker notes: their page stays, their words go. */
export const withoutWords = (xml: string): string =>
  xml.replace(/(<a:t(?:\s[^<>]*)?>)[^<]*(<\/a:t>)/g, '$1$2');
