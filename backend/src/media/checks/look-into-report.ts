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

/** The number of letters for the highest confidence. */
const CERTAIN = 20;

/**
 * Finds possible identifiers in a report, page by page. Text that was read and identifies nobody is
 * ignored; text that could not be read is always marked. All pages are rendered first, then
 * searched, then read, so that only one of these steps holds its memory at a time.
 * @throws Error if it cannot be checked
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

/** Renders each page as an image. The caller removes the files. */
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

/** The identifying words of a line, or the whole line if it is identifying as a whole. */
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

/** The text of a line, and the words within a range of it. */
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

/** Slightly larger than the words, so that no part of a letter is visible. */
function placeOf({ x0, y0, x1, y1 }: Box, kind: PlaceKind, size: Size): Place {
  const pad = Math.ceil((y1 - y0) / 8);
  const [left, top] = [Math.max(0, x0 - pad), Math.max(0, y0 - pad)];
  const box = { left, top, width: x1 + pad - left, height: y1 + pad - top, letters: CERTAIN };
  return { ...placeAt(box, size), kind };
}
