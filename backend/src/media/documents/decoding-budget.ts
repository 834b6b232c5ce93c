import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** The maximum decompressed size of all object streams of one document. */
const MAX_DECODED_BYTES = 48 * 1024 ** 2;

interface GrowingStream {
  readonly buffer: Uint8Array;
  ensureBuffer(requested: number): Uint8Array;
}

let left = MAX_DECODED_BYTES;

/**
 * The parser decompresses object streams without a limit, so that a few kilobytes could fill the
 * memory: this adds one.
 */
function limitDecoding(): void {
  const context = PDFContext.create();
  const stream: object = decodePDFRawStream(
    PDFRawStream.of(
      context.obj({ Filter: 'FlateDecode' }),
      new Uint8Array([0x78, 0x9c, 0x03, 0x00]),
    ),
  );
  const decoder = Object.getPrototypeOf(Object.getPrototypeOf(stream)) as GrowingStream;
  const grow = decoder.ensureBuffer;
  if (typeof grow !== 'function')
    throw new Error(
      'The PDF parser decodes streams in another way now; its limit must be set anew.',
    );
  decoder.ensureBuffer = function ensureBuffer(this: GrowingStream, requested: number): Uint8Array {
    const before = this.buffer.byteLength;
    if (requested > before) left -= requested - before;
    if (left < 0) throw new Error('The document unfolds to too much.');
    return grow.call(this, requested);
  };
}

limitDecoding();

/** Resets the budget for the next document. Documents are read one at a time. */
export function resetDecodingBudget(): void {
  left = MAX_DECODED_BYTES;
}

/** Whether this document would unfold to too much. */
export const isDecodingBudgetSpent = (): boolean => left < 0;
