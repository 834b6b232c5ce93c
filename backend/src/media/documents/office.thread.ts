import { readFile, writeFile } from 'node:fs/promises';
import { serveWork } from '../threads/serve-work';
import {
  EMPTY_SHEET,
  emptySlide,
  hiddenSheets,
  isHiddenSlide,
  relationsIn,
  relationsOf,
  sharedTextsIn,
  withoutHiddenNames,
  withoutWords,
  withTexts,
} from './hidden-parts.rules';
import { hidingStyles, withoutHidden } from './hidden-words.rules';
import type { OfficeTask } from './office';
import { emptied, stripped, treatmentOf, withoutTargets } from './office-parts.rules';
import { withoutMetadata } from './picture-metadata';
import { readZip, unpacked, withBytes, writeZip, type ZipPart } from './zip';

/** The total uncompressed size: a small file that exceeds it is not a genuine document. */
const MOST_BYTES = 256 * 1024 ** 2;
/** A document in a document in a document is looked into. */
const DEEPEST = 2;
const WORKBOOK = 'xl/workbook.xml';
const NO_RELATIONS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';

serveWork(async ({ source, target }: OfficeTask): Promise<boolean> => {
  const written = rewritten(await readFile(source), 0);
  if (!written) return false;
  await writeFile(target, written);
  return true;
});

function rewritten(bytes: Buffer, depth: number): Buffer | undefined {
  const parts = readZip(bytes);
  if (parts.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return undefined;
  const document = new OfficeDocument(parts);
  return writeZip(parts.flatMap((part) => document.treated(part, depth)));
}

/** The parts of a document, and which of them are never shown to a reader. */
class OfficeDocument {
  private readonly byName: ReadonlyMap<string, ZipPart>;
  private readonly hidden: ReadonlySet<string>;
  /** Reached from hidden parts only. */
  private readonly behind: ReadonlySet<string>;
  private readonly styles: ReadonlySet<string>;

  constructor(private readonly parts: readonly ZipPart[]) {
    this.byName = new Map(parts.map((part) => [part.name, part]));
    this.hidden = new Set([
      ...hiddenSheets(this.text(WORKBOOK), this.relations(WORKBOOK)),
      ...parts
        .map(({ name }) => name)
        .filter((name) => /^ppt\/slides\/[^/]+\.xml$/.test(name) && isHiddenSlide(this.text(name))),
    ]);
    this.behind = this.reachedFromHidden();
    this.styles = hidingStyles(this.text('word/styles.xml'));
  }

  treated(part: ZipPart, depth: number): ZipPart[] {
    const treatment = treatmentOf(part.name);
    if (treatment === 'drop') return [];
    if (treatment === 'blank') return [withBytes(part, Buffer.alloc(0))];
    if (this.behind.has(part.name)) return [withBytes(part, this.emptyOf(part))];
    if (treatment === 'keep') return [part];
    const bytes = unpacked(part);
    if (treatment === 'picture') return [changed(part, bytes, withoutMetadata(bytes))];
    if (treatment === 'document')
      return [withBytes(part, (depth < DEEPEST && rewritten(bytes, depth + 1)) || Buffer.alloc(0))];
    const xml = bytes.toString('utf8');
    return [changed(part, bytes, Buffer.from(this.xmlOf(part.name, xml, treatment), 'utf8'))];
  }

  private xmlOf(name: string, xml: string, treatment: string): string {
    if (treatment === 'empty') return emptied(xml);
    if (treatment === 'relations')
      return this.hidden.has(ownerOf(name)) ? NO_RELATIONS : withoutTargets(xml);
    if (this.hidden.has(name))
      return name.startsWith('xl/') ? EMPTY_SHEET : stripped(emptySlide(xml));
    const bare = stripped(treatment === 'silence' ? withoutWords(xml) : xml);
    if (name.startsWith('word/')) return withoutHidden(bare, this.styles);
    if (name === WORKBOOK) return withoutHiddenNames(bare);
    return name === 'xl/sharedStrings.xml' && this.hidden.size > 0
      ? withTexts(bare, this.shownTexts())
      : bare;
  }

  private shownTexts(): ReadonlySet<number> {
    const shown = this.parts
      .map(({ name }) => name)
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) && !this.hidden.has(name));
    return new Set(shown.flatMap((name) => sharedTextsIn(this.text(name))));
  }

  /** What leads nowhere else than to hidden parts: their drawings, charts and pictures. */
  private reachedFromHidden(): ReadonlySet<string> {
    if (this.hidden.size === 0) return new Set();
    const root = Object.values(relationsIn(this.text('_rels/.rels'), ''));
    const shown = this.reached(root, (name) => !this.hidden.has(name));
    const found = this.reached([...this.hidden], () => true);
    return new Set([...found].filter((name) => !shown.has(name) && !this.hidden.has(name)));
  }

  private reached(from: readonly string[], leadsOn: (name: string) => boolean): Set<string> {
    const reached = new Set<string>();
    const left = [...from];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      if (leadsOn(name)) for (const target of this.targets(name)) left.push(target);
    }
    return reached;
  }

  private emptyOf(part: ZipPart): Buffer {
    if (!part.name.endsWith('.xml')) return Buffer.alloc(0);
    return Buffer.from(emptied(unpacked(part).toString('utf8')), 'utf8');
  }

  private targets(name: string): string[] {
    return Object.values(this.relations(name));
  }

  private relations(name: string) {
    return relationsIn(this.text(relationsOf(name)), name);
  }

  private text(name: string): string {
    const part = this.byName.get(name);
    return part ? unpacked(part).toString('utf8') : '';
  }
}

/** The part whose relationships these are. */
const ownerOf = (relations: string) => relations.replace(/_rels\/([^/]*)\.rels$/, '$1');

/** A picture that cannot be read keeps its bytes, as other parts that need no change do. */
const changed = (part: ZipPart, before: Buffer, after: Buffer | undefined) =>
  after === undefined || after.equals(before) ? part : withBytes(part, after);
