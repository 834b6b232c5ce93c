import { findingsIn } from '../../identifiers/findings.rules';
import { sidesOf } from '../pictures/picture';
import { isKnown, type Place, type PlaceKind, placeAt } from './places.rules';
import { type ReadLine, reader } from './reader';
import { kindOfIdentifier, kindOfWords, LEGIBLE } from './word-kinds.rules';

type Size = Parameters<typeof placeAt>[1];
type Box = ReadLine['bbox'];

/** The number of letters for the highest confidence. */
const CERTAIN = 20;

/**
 * The places of a page of a report. Text that was read and identifies nobody is ignored; text that
 * could not be read is always marked, and so are codes and faces.
 * @param shapes where the page has something shaped like text
 */
export async function readPage(picture: string, shapes: readonly Place[]): Promise<Place[]> {
  const size = await sidesOf(picture);
  const lines = (await reader.page(picture)).filter(({ text }) => text.trim() !== '');
  const legible = lines.filter(({ confidence }) => confidence >= LEGIBLE);
  const read = legible.map(({ bbox }) => placeOf(bbox, 'text', size));
  const shaped = shapes.filter((place) => place.kind !== 'text' || !isKnown(place, read));
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
  const box = { left, top, width: x1 + pad - left, height: y1 + pad - top };
  return { ...placeAt({ ...box, letters: CERTAIN, isTurned: false }, size), kind };
}
