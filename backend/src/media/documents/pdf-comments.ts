import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject } from '@cantoo/pdf-lib';

const [ANNOTATIONS, SUBTYPE] = [PDFName.of('Annots'), PDFName.of('Subtype')];
/** Sticky notes and their pop-up windows. */
const NOTES = new Set(['Text', 'Popup']);
/** Annotations that are part of the document rather than comments. */
const OWN = new Set(['Link', 'Widget']);
/**
 * The author, date and comment of a drawing. The contents of a text box are what is drawn, so they
 * stay.
 */
const BESIDE = ['T', 'RC', 'Subj', 'Popup', 'NM', 'M', 'CreationDate'].map((key) =>
  PDFName.of(key),
);
const WORDS = PDFName.of('Contents');

/** Keeps what is drawn on the pages, without its author. */
export function dropComments(document: PDFDocument): void {
  for (const { node } of document.getPages()) {
    const listed = node.lookup(ANNOTATIONS);
    if (!(listed instanceof PDFArray)) continue;
    const kept = listed.asArray().filter((one) => isKept(document, one));
    node.set(ANNOTATIONS, document.context.obj(kept));
  }
}

function isKept(document: PDFDocument, one: PDFObject): boolean {
  const annotation = document.context.lookup(one);
  if (!(annotation instanceof PDFDict)) return false;
  const subtype = annotation.lookup(SUBTYPE);
  const kind = subtype instanceof PDFName ? subtype.decodeText() : '';
  if (NOTES.has(kind)) return false;
  if (OWN.has(kind)) return true;
  for (const key of BESIDE) annotation.delete(key);
  if (kind !== 'FreeText') annotation.delete(WORDS);
  return true;
}
