import { rm } from 'node:fs/promises';
import { findingsIn } from '../../identifiers/findings.rules';
import type { TemporaryFiles } from '../../platform/storage/temporary-files';
import { rewritePdf } from '../documents/pdf';
import { drawPage, endDrawing } from '../documents/report';
import { MOST_PAGES } from '../documents/report.rules';
import { sidesOf } from '../pictures/picture';
import { boxesIn, endLooking } from './look-for-words';
import { isKnown, type Place, type PlaceKind, placeAt } from './places.rules';
import { type ReadLine, reader } from './reader';
import { kindOfIdentifier, kindOfWords, LEGIBLE } from './word-kinds.rules';

type Size = Parameters<typeof placeAt>[1];
type Box = ReadLine['bbox'];

/** A number of letters that gives a place the highest confidence. */
const CERTAIN = 20;

/**
 * Where a report may tell who the patient is, page by page. Words that were read and name nobody ask for nothing; what has the shape of
 * print and could not be read may be anything. All pages are drawn, then searched, then read: of what these three keep in memory, only one is
 * there at a time.
 * @throws Error when it cannot be looked at
 */
export async function lookIntoReport(temporary: TemporaryFiles, path: string): Promise<Place[]> {
  const pages = await pagesOf(temporary, path);
  try {
    const shapes: Place[][] = [];
    for (const page of pages) shapes.push(await boxesIn(page));
    await endLooking();
    const places: Place[] = [];
    for (const [index, page] of pages.entries())
      places.push(
        ...(await readPage(page, shapes[index] ?? [])).map((place) => ({
          ...place,
          page: index + 1,
        })),
      );
    return places.map((place, index) => ({ ...place, id: index + 1 }));
  } finally {
    await reader.end();
    await Promise.all(pages.map((page) => rm(page, { force: true })));
  }
}

/** Each page as a picture. Whoever takes them removes them. */
function pagesOf(temporary: TemporaryFiles, path: string): Promise<string[]> {
  return temporary.using('pdf', async (report) => {
    await rewritePdf(path, report);
    const drawn: string[] = [];
    try {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const picture = await temporary.newPath('jpg');
        drawn.push(picture);
        pages = await drawPage(report, page, picture);
        if (pages > MOST_PAGES) throw new Error('It has more pages than a report may have.');
      }
      return drawn;
    } catch (error) {
      await Promise.all(drawn.map((picture) => rm(picture, { force: true })));
      throw error;
    } finally {
      await endDrawing();
    }
  });
}

async function readPage(picture: string, shapes: readonly Place[]): Promise<Place[]> {
  const size = await sidesOf(picture);
  const lines = (await reader.page(picture)).filter(({ text }) => text.trim() !== '');
  const legible = lines.filter(({ confidence }) => confidence >= LEGIBLE);
  const read = legible.map(({ bbox }) => placeOf(bbox, 'text', size));
  const shaped = shapes.filter((place) => !isKnown(place, read));
  const named = legible.flatMap((line) => identifiersIn(line, size));
  return [...named, ...shaped].toSorted((one, other) => one.y - other.y || one.x - other.x);
}

/** The words of a line that tell who somebody is; the whole line where it does so as a whole. */
function identifiersIn(line: ReadLine, size: Size): Place[] {
  const words = spelled(line);
  const found = findingsIn(words.text);
  if (found.length > 0)
    return found.map(({ kind, start, end }) =>
      placeOf(
        around(words.within(start, end).map(({ bbox }) => bbox)) ?? line.bbox,
        kindOfIdentifier(kind),
        size,
      ),
    );
  const kind = kindOfWords({ text: words.text, confidence: line.confidence });
  return kind === 'name' || kind === 'number' ? [placeOf(line.bbox, kind, size)] : [];
}

/** The text of a line, and the words that lie within a range of it. */
function spelled({ words }: ReadLine) {
  let text = '';
  const placed = words.map((word) => {
    const start = text === '' ? 0 : text.length + 1;
    text += text === '' ? word.text : ` ${word.text}`;
    return { ...word, start, end: text.length };
  });
  const within = (start: number, end: number) =>
    placed.filter((word) => word.start < end && start < word.end);
  return { text, within };
}

function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}

/** A little larger than the words, so that nothing of their letters looks out. */
function placeOf({ x0, y0, x1, y1 }: Box, kind: PlaceKind, size: Size): Place {
  const pad = Math.ceil((y1 - y0) / 8);
  const [left, top] = [Math.max(0, x0 - pad), Math.max(0, y0 - pad)];
  const box = { left, top, width: x1 + pad - left, height: y1 + pad - top, letters: CERTAIN };
  return { ...placeAt(box, size), kind };
}
