import { ElementReader, Elements, type PixelPlace, type Source, sourceOf } from './elements.rules';
import { MODALITIES, MOST_PIXELS, MOST_SIDE, type Modality } from './facts.rules';
import { LeavesOut, type LeftOut, leftOutClass } from './left-out.rules';
import { type Syntax, syntaxOf } from './syntaxes.rules';
import { META, TAG, WANTED } from './wanted.rules';

/** Inflates a whole file in the deflated syntax. @throws if it would be larger than `mostBytes` */
export type InflateFile = (bytes: Uint8Array, mostBytes: number) => Promise<Uint8Array>;

/** How the pixels of a file are written. */
export interface PixelFormat {
  readonly rows: number;
  readonly columns: number;
  readonly samples: number;
  readonly photometric: string;
  readonly isPlanar: boolean;
  readonly bitsAllocated: number;
  readonly bitsStored: number;
  readonly highBit: number;
  readonly isSigned: boolean;
}

/** One file with frames: what is needed to sort, decode and measure them. Never kept. */
export interface ImageFile {
  /** What was given to be read; not the same as `source` where that is inflated. */
  readonly origin: Source;
  readonly source: Source;
  readonly syntax: Syntax;
  readonly header: Elements;
  readonly format: PixelFormat;
  readonly modality: Modality;
  readonly frames: number;
  readonly pixels: PixelPlace;
}

/** A file that is needed no longer and of which nobody has to be told. */
export type Read = ImageFile | LeftOut | 'directory';

const DICM = 0x4449434d;
const [DICM_AT, PREAMBLED_AT] = [128, 132];
const META_GROUP = 0x0002;
const IDENTIFYING_GROUP = 0x0008;
const LOW_ELEMENT = 0x100;
const DIRECTORY = '1.2.840.10008.1.3.10';
const MOST_FILE_BYTES = 2 * 1024 ** 3;
/** Deflated files are inflated in memory. */
const MOST_INFLATED_BYTES = 64 * 1024 ** 2;
const MOST_RATIO = 200;
const MOST_FRAMES = 20_000;
const EXPLICIT = { isExplicit: true, isLittle: true };
/** Other names of modalities that a scan may have. */
const SAME_AS: Readonly<Record<string, Modality>> = {
  IVUS: 'US',
  RG: 'CR',
  DR: 'DX',
  IO: 'DX',
  PX: 'DX',
};

/** Whether a file counts as DICOM, by its first bytes. */
export const isDicom = (source: Source): boolean => startOf(source) !== undefined;

/** Reads the header of a file, and where its pixels are. */
export async function readDicom(source: Source, inflate: InflateFile): Promise<Read> {
  try {
    return await readFile(source, inflate);
  } catch (error) {
    if (error instanceof LeavesOut) return error.what;
    throw error;
  }
}

async function readFile(source: Source, inflate: InflateFile): Promise<Read> {
  const start = startOf(source);
  if (start === undefined) return 'not-dicom';
  if (source.size > MOST_FILE_BYTES) return 'too-large';
  const meta = new Elements(true);
  const at = new ElementReader(source).readInto(meta, {
    at: start,
    wanted: META,
    encoding: EXPLICIT,
    group: META_GROUP,
  });
  const uid = meta.text(TAG.transferSyntax);
  const syntax = uid === '' ? guessed(source, at) : syntaxOf(uid);
  if (typeof syntax === 'string') return syntax;
  if (!syntax.isDeflated) return readSet({ origin: source, source, at, syntax });
  const packed = source.read(at, source.size);
  const most = Math.min(MOST_INFLATED_BYTES, packed.length * MOST_RATIO);
  const bytes = await inflate(packed, most).catch(() => undefined);
  if (!bytes) return 'too-large';
  return readSet({ origin: source, source: sourceOf(bytes), at: 0, syntax });
}

/** Where the elements begin. */
function startOf(source: Source): number | undefined {
  const head = source.read(0, PREAMBLED_AT);
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  if (head.length === PREAMBLED_AT && view.getUint32(DICM_AT) === DICM) return PREAMBLED_AT;
  // Some programs cut the header off a byte too early.
  return [0, 1].find((at) => at + 4 <= head.length && beginsAt(view, at));
}

/** Whether an element of a plain data set begins here: with a low number, as text does not. */
function beginsAt(view: DataView, at: number): boolean {
  const [group, element] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
  const isLittle = group === META_GROUP || group === IDENTIFYING_GROUP;
  if (isLittle) return element < LOW_ELEMENT;
  return view.getUint16(at) === IDENTIFYING_GROUP && view.getUint16(at + 2) < LOW_ELEMENT;
}

/** The syntax of a file that does not say it. */
function guessed(source: Source, at: number): Syntax | LeftOut {
  const head = source.read(at, at + 6);
  if (head.length < 6) return 'cut-off';
  const isExplicit = [head[4], head[5]].every((code) => code && code > 0x40 && code < 0x5b);
  const isLittle = head[0] !== 0;
  return { isExplicit, isLittle, codec: 'none' };
}

interface DataSet {
  readonly origin: Source;
  readonly source: Source;
  readonly at: number;
  readonly syntax: Syntax;
}

function readSet({ origin, source, at, syntax }: DataSet): Read {
  const header = new Elements(syntax.isLittle);
  const reader = new ElementReader(source);
  const failed = faultOf(() => reader.readInto(header, { at, wanted: WANTED, encoding: syntax }));
  const sopClass = header.text(TAG.sopClass);
  if (sopClass === DIRECTORY) return 'directory';
  const other = leftOutClass(sopClass) ?? leftOutByType(header);
  if (other) return other;
  if (failed) return failed;
  const { pixels } = reader;
  const modality = modalityOf(header.text(TAG.modality));
  if (!pixels || !modality) return 'unreadable';
  const format = formatOf(header);
  const { rows, columns } = format;
  const frames = header.number(TAG.frames, 'decimal') ?? 1;
  if (rows > MOST_SIDE || columns > MOST_SIDE || rows * columns > MOST_PIXELS) return 'too-large';
  if (frames > MOST_FRAMES) return 'too-large';
  if (!isUsable(format) || !Number.isInteger(frames) || frames < 1) return 'unreadable';
  // Some files say that they are coded, and are not; the pixels themselves tell.
  const codec = pixels.isCoded ? syntax.codec : 'none';
  if (pixels.isCoded && codec === 'none') return 'unknown-compression';
  return { origin, source, syntax: { ...syntax, codec }, header, format, modality, frames, pixels };
}

function faultOf(read: () => void): LeftOut | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof LeavesOut) return error.what;
    throw error;
  }
}

function leftOutByType(header: Elements): LeftOut | undefined {
  const [, second, third] = header.texts(TAG.imageType);
  const [first] = header.texts(TAG.imageType);
  if (third === 'LOCALIZER') return 'localiser';
  const isCapture = first === 'DERIVED' && second === 'SECONDARY';
  return isCapture && header.text(TAG.burnedIn) === 'YES' ? 'screen-capture' : undefined;
}

function modalityOf(text: string): Modality | undefined {
  return MODALITIES.find((modality) => modality === text) ?? SAME_AS[text];
}

function formatOf(header: Elements): PixelFormat {
  const number = (tag: number, otherwise = 0) => header.number(tag, 'u16') ?? otherwise;
  const bitsAllocated = number(TAG.bitsAllocated);
  const bitsStored = number(TAG.bitsStored, bitsAllocated);
  return {
    rows: number(TAG.rows),
    columns: number(TAG.columns),
    samples: number(TAG.samples, 1),
    photometric: header.text(TAG.photometric) || 'MONOCHROME2',
    isPlanar: number(TAG.planar) === 1,
    bitsAllocated,
    bitsStored,
    highBit: number(TAG.highBit, bitsStored - 1),
    isSigned: number(TAG.isSigned) === 1,
  };
}

const GREY = ['MONOCHROME1', 'MONOCHROME2', 'PALETTE COLOR'];
const COLOUR = ['RGB', 'YBR_FULL', 'YBR_FULL_422', 'YBR_RCT', 'YBR_ICT', 'YBR_PARTIAL_420'];

function isUsable(format: PixelFormat): boolean {
  const { rows, columns, samples, photometric, bitsAllocated, bitsStored, highBit } = format;
  if (rows < 1 || columns < 1) return false;
  const isWhole = bitsAllocated === 8 || bitsAllocated === 16;
  if (!isWhole || bitsStored < 1 || highBit >= bitsAllocated || highBit + 1 < bitsStored)
    return false;
  if (samples === 1) return GREY.includes(photometric);
  return samples === 3 && bitsAllocated === 8 && COLOUR.includes(photometric);
}

export const isGrey = ({ photometric }: Pick<PixelFormat, 'photometric'>): boolean =>
  photometric.startsWith('MONOCHROME');
