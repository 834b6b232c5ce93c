/**
 * Removes what a Word document holds and does not show: deleted and moved text of tracked changes,
 * and text that is formatted as hidden. One pass over the tags, however they are nested.
 */
const TAG = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const DELETED = new Set(['w:del', 'w:moveFrom', 'w:delText', 'w:delInstrText']);
const OFF = /\bw:val="(?:0|false|off)"/;
const VALUE = /\bw:val="([^"]*)"/;

interface Open {
  readonly name: string;
  /** Where it begins in what was written. */
  readonly from: number;
  isHidden: boolean;
}

/** The ids of styles that hide text. */
export function hidingStyles(styles: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [style] of styles.matchAll(
    /<w:style\b[^<>]*>(?:(?!<\/w:style>)[\s\S])*<\/w:style>/g,
  )) {
    const [vanish] = /<w:vanish\b[^<>]*>/.exec(style) ?? [];
    const id = /\bw:styleId="([^"]*)"/.exec(style)?.[1];
    if (id && vanish && !OFF.test(vanish)) found.add(id);
  }
  return found;
}

/** @param styles the ids of styles that hide text */
export function withoutHidden(xml: string, styles: ReadonlySet<string>): string {
  const written: string[] = [];
  const open: Open[] = [];
  let [last, dropping] = [0, 0];
  for (const match of xml.matchAll(TAG)) {
    const [tag, slash, name = '', attributes = '', end] = match;
    if (dropping === 0) written.push(xml.slice(last, match.index));
    last = match.index + tag.length;
    // A mark without content says that a paragraph's end or a row was deleted.
    if (DELETED.has(name) && !end) {
      dropping += slash ? -1 : 1;
      continue;
    }
    if (dropping > 0) continue;
    written.push(tag);
    if (name === 'w:r' || name === 'w:p') {
      if (slash) close(open, written);
      else if (!end) open.push({ name, from: written.length - 1, isHidden: false });
    } else hide(open, { name, attributes, styles });
  }
  if (dropping === 0) written.push(xml.slice(last));
  return written.join('');
}

function hide(
  open: readonly Open[],
  { name, attributes, styles }: { name: string; attributes: string; styles: ReadonlySet<string> },
): void {
  const style = VALUE.exec(attributes)?.[1] ?? '';
  const inner = open.at(-1);
  if (!inner) return;
  const isOfRun = inner.name === 'w:r' && (name === 'w:vanish' || name === 'w:rStyle');
  const isOfParagraph = inner.name === 'w:p' && name === 'w:pStyle';
  if (!isOfRun && !isOfParagraph) return;
  if (name === 'w:vanish' ? !OFF.test(attributes) : styles.has(style)) inner.isHidden = true;
}

/** A hidden run is gone; a hidden paragraph stays empty, since a cell needs one. */
function close(open: Open[], written: string[]): void {
  const closed = open.pop();
  if (!closed?.isHidden) return;
  written.length = closed.from;
  if (closed.name === 'w:p') written.push('<w:p/>');
}
