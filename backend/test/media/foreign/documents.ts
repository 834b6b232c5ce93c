import { crc32, deflateRawSync } from 'node:zlib';
import { writeZip } from '../../../src/media/documents/zip';
import { type ForeignFile, SECRET } from './pictures';

interface PdfParts {
  readonly info?: string;
  /** More keys of the catalogue. */
  readonly catalogue?: string;
  /** More keys of the page. */
  readonly page?: string;
  /** More objects, from number 7. */
  readonly more?: readonly string[];
  readonly trailer?: string;
  readonly end?: string;
}

/** A PDF of one page. */
export function aPdfWith({
  info,
  catalogue = '',
  page = '',
  more = [],
  trailer = '',
  end,
}: PdfParts) {
  const words = 'BT /F1 18 Tf 20 60 Td (Curriculum vitae) Tj ET';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 150 100]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R${page}>>`,
    `<</Length ${words.length}>>\nstream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    info ?? '<<>>',
    ...more,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `%PDF-1.4\n${body}trailer\n<</Size ${size}/Root 1 0 R/Info 6 0 R${trailer}>>\n${end ?? 'startxref\n0\n%%EOF\n'}`,
    'latin1',
  );
}

const stream = (dict: string, data: string) =>
  `<<${dict}/Length ${data.length}>>\nstream\n${data}\nendstream`;
const XMP = '/Type/Metadata/Subtype/XML';

const INFORMATION: Readonly<Record<string, string>> = {
  'a date of nothing': '<</CreationDate(D:)>>',
  'an empty date': '<</CreationDate()/ModDate()>>',
  'dates in words': `<</CreationDate(Thu Feb 19 2012 ${SECRET})/ModDate(yesterday)>>`,
  'a date of the 99th month': '<</CreationDate(D:20129999999999)>>',
  'a date of the year 0': "<</CreationDate(D:00000101000000+99'99')>>",
  'a date that is a number': '<</CreationDate 20120219>>',
  'a date that is a list': '<</CreationDate[1 2 3]>>',
  'a date in half a UTF-16': '<</CreationDate<FEFF00>>>',
  'a title of bytes': '<</Title<FFFE8081FF>/Author<80818283>>>',
  'a title that is a name': '<</Title/Name/Author 7/Creator null/Producer true>>',
  'a title that is not there': '<</Title 99 0 R/Author 98 0 R>>',
  'a title that refers to itself': '<</Title 6 0 R>>',
  'a title of two megabytes': `<</Title(${'x'.repeat(200_000)})>>`,
  'a title in broken code': '<</Title(\\777\\8\\(((()))>>',
  'a list instead of facts': '[1 2 3]',
  'a text instead of facts': `(${SECRET})`,
  'a number instead of facts': '7',
  'nothing instead of facts': 'null',
  'no end of a text': `<</Title(Curriculum (vitae ${SECRET}>>`,
  'no end of its facts': '<</Title(a)/Author',
  'a key without a value': '<</Title>>',
  'keys twice': '<</Title(a)/Title(b)/Title(c)>>',
};

export const foreignPdfs = (): ForeignFile[] => [
  ...Object.entries(INFORMATION).map(([what, info]) => taken(what, aPdfWith({ info }))),
  taken(
    'an XMP of nonsense',
    aPdfWith({ catalogue: '/Metadata 7 0 R', more: [stream(XMP, SECRET)] }),
  ),
  taken(
    'an XMP of bytes',
    aPdfWith({ catalogue: '/Metadata 7 0 R', more: [stream(XMP, '\xff\x00')] }),
  ),
  taken('an XMP that is not there', aPdfWith({ catalogue: '/Metadata 97 0 R' })),
  taken('an XMP that is a number', aPdfWith({ catalogue: '/Metadata 7' })),
  taken('notes of a program', aPdfWith({ page: '/PieceInfo<</A 96 0 R>>/LastModified(x)' })),
  {
    ...taken('words before its end', aPdfWith({ end: `${SECRET}\nstartxref\nx\n%%EOF` })),
    expected: 'either',
  },
  taken('a wrong table', aPdfWith({ end: 'xref\n0 1\nstartxref\n99999999\n%%EOF' })),
  refused('half of itself', aPdfWith({}).subarray(0, 300)),
  refused('nothing behind its header', Buffer.from('%PDF-1.7\n')),
  refused('a password', aPdfWith({ trailer: '/Encrypt 7 0 R', more: ['<</Filter/Standard>>'] })),
  refused('a script', aPdfWith({ catalogue: '/OpenAction<</S/JavaScript/JS(app.alert(1))>>' })),
];

const taken = (what: string, bytes: Buffer): ForeignFile => ({
  what: `PDF with ${what}`,
  name: 'a.pdf',
  bytes,
  expected: 'taken',
});
const refused = (what: string, bytes: Buffer): ForeignFile => ({
  what: `PDF with ${what}`,
  name: 'a.pdf',
  bytes,
  expected: 'refused',
});

const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const TEXT =
  '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Hb 12.1</w:t></w:r></w:p></w:body></w:document>';

function aDocument(core: string | Buffer): Buffer {
  const parts = {
    '[Content_Types].xml': TYPES,
    'word/document.xml': TEXT,
    'docProps/core.xml': core,
  };
  return writeZip(
    Object.entries(parts).map(([name, content]) => {
      const bytes = Buffer.from(content);
      const data = deflateRawSync(bytes);
      return { name, method: 8, crc: crc32(bytes), size: bytes.length, data };
    }),
  );
}

const CORES: Readonly<Record<string, string | Buffer>> = {
  'a date in words': `<cp:coreProperties xmlns:cp="c"><created>yesterday ${SECRET}</created></cp:coreProperties>`,
  'no end of its facts': `<cp:coreProperties xmlns:cp="c"><created>${SECRET}`,
  'no facts at all': '',
  'bytes as facts': Buffer.from([0xff, 0xfe, 0, 1, 2]),
  'facts in UTF-16': Buffer.from('\ufeff<cp:coreProperties/>', 'utf16le'),
  'a root in a comment': '<!-- <a> --><cp:coreProperties xmlns:cp="c"/>',
};

export function foreignDocuments(): ForeignFile[] {
  const office = Object.entries(CORES).map(([what, core]) => ({
    what: `DOCX with ${what}`,
    name: 'a.docx',
    bytes: aDocument(core),
    expected: 'taken' as const,
  }));
  const texts: Readonly<Record<string, [Buffer, ForeignFile['expected']]>> = {
    'in UTF-16': [Buffer.from('\ufeffHb 12.1\r\n', 'utf16le'), 'refused'],
    'in UTF-16, the other way': [Buffer.from([0xfe, 0xff, 0, 72]), 'refused'],
    'in Latin-1': [Buffer.from('Ödem', 'latin1'), 'refused'],
    'with a mark before it': [Buffer.from('\ufeffHb 12.1'), 'taken'],
    'with pages': [Buffer.from('one\ftwo'), 'taken'],
    'of nothing': [Buffer.alloc(0), 'refused'],
    'that is half a letter': [Buffer.from([72, 0xc3]), 'refused'],
  };
  return [
    ...office,
    {
      what: 'DOCX cut off',
      name: 'a.docx',
      bytes: aDocument('').subarray(0, -30),
      expected: 'refused',
    },
    ...Object.entries(texts).map(([what, [bytes, expected]]) => ({
      what: `text ${what}`,
      name: 'a.txt',
      bytes,
      expected,
    })),
  ];
}
