import { readFile, writeFile } from 'node:fs/promises';
import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { Gate } from '../pictures/gate';
import { resetDecodingBudget } from './decoding-budget';
import { UnusablePdf } from './unusable-pdf';

/** Keys under which a document keeps scripts, other files or forms with a language of their own. */
const ACTIVE_KEYS = new Set([
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
]);
/** What an action (`S`), a thing (`Type`) or an annotation (`Subtype`) must not be. */
const ACTIVE_VALUES: Readonly<Record<string, ReadonlySet<string>>> = {
  S: new Set([
    'JavaScript',
    'Launch',
    'ImportData',
    'SubmitForm',
    'GoToE',
    'Rendition',
    'RichMediaExecute',
  ]),
  Type: new Set(['EmbeddedFile']),
  Subtype: new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D']),
};
/** Who wrote it, where, and with which program. */
const METADATA_KEYS = ['Metadata', 'PieceInfo', 'LastModified'].map((key) => PDFName.of(key));

const gate = new Gate(1);

/**
 * Writes a PDF anew from the objects that its pages need: without metadata, earlier versions and whatever stood beside them.
 * @throws UnusablePdf when it holds scripts, programs to launch or other files, asks for a password, or cannot be read
 */
export async function rewritePdf(source: string, target: string): Promise<{ pages: number }> {
  return gate.pass(async () => {
    const document = await load(source);
    const { context } = document;
    delete context.trailerInfo.Info;
    const reached = reachable(context);
    for (const [ref] of context.enumerateIndirectObjects())
      if (!reached.has(ref)) context.delete(ref);
    await writeFile(
      target,
      await document.save({ addDefaultPage: false, updateFieldAppearances: false }),
    );
    return { pages: document.getPageCount() };
  });
}

async function load(path: string): Promise<PDFDocument> {
  resetDecodingBudget();
  try {
    const options = {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Medium,
    };
    const document = await PDFDocument.load(await readFile(path), options);
    if (document.getPageCount() < 1) throw new UnusablePdf('broken');
    return document;
  } catch (error) {
    if (error instanceof UnusablePdf) throw error;
    throw new UnusablePdf(error instanceof EncryptedPDFError ? 'protected' : 'broken');
  }
}

/** Everything that the catalogue leads to, metadata cut off on the way. */
function reachable(context: PDFContext): Set<PDFRef> {
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFArray) {
      for (const item of object.asArray()) waiting.push(item);
    } else if (object instanceof PDFDict || object instanceof PDFStream) {
      for (const value of parts(object instanceof PDFStream ? object.dict : object))
        waiting.push(value);
    }
  }
  return reached;
}

function parts(dict: PDFDict): PDFObject[] {
  for (const key of METADATA_KEYS) dict.delete(key);
  return dict.entries().map(([name, value]) => {
    const key = name.decodeText();
    const isActive =
      ACTIVE_KEYS.has(key) ||
      (value instanceof PDFName && ACTIVE_VALUES[key]?.has(value.decodeText()));
    if (isActive) throw new UnusablePdf('active');
    return value;
  });
}
