import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { rewriteOffice } from '../../src/media/documents/office';
import { readZip, unpacked, withBytes, writeZip } from '../../src/media/documents/zip';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suture-office-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Parts = Readonly<Record<string, string | Buffer>>;
const EMPTY = { method: 0, crc: 0, size: 0, data: Buffer.alloc(0) };
const archive = (parts: Parts): Buffer =>
  writeZip(
    Object.entries(parts).map(([name, content]) =>
      withBytes({ name, ...EMPTY }, Buffer.from(content as string)),
    ),
  );

async function sent(parts: Parts): Promise<Map<string, Buffer>> {
  const [source, target] = [join(folder, 'in'), join(folder, 'out')];
  await writeFile(source, archive(parts));
  expect(await rewriteOffice(source, target)).toBe(true);
  return new Map(readZip(await readFile(target)).map((part) => [part.name, unpacked(part)]));
}
const textOf = (parts: Map<string, Buffer>, name: string) =>
  parts.get(name)?.toString('utf8') ?? '';
const allOf = (parts: Map<string, Buffer>) =>
  [...parts.values()].map((bytes) => bytes.toString('latin1')).join('\n');
const words = (...inside: string[]) =>
  `<w:document xmlns:w="w"><w:body>${inside.join('')}</w:body></w:document>`;
const run = (text: string, format = '') => `<w:r>${format}<w:t>${text}</w:t></w:r>`;
const relations = (...inside: string[]) =>
  `<Relationships xmlns="r">${inside.join('')}</Relationships>`;
const relation = (id: string, target: string) =>
  `<Relationship Id="${id}" Type="t" Target="${target}"/>`;

describe('[D-1357] A document of Word keeps nothing that it does not show', () => {
  it.each([
    ['deleted text', `<w:del w:id="1">${run('Secret').replaceAll('w:t>', 'w:delText>')}</w:del>`],
    ['moved text', `<w:moveFrom w:id="1">${run('Secret')}</w:moveFrom>`],
    ['hidden text', run('Secret', '<w:rPr><w:vanish/></w:rPr>')],
    ['text of a hidden style', run('Secret', '<w:rPr><w:rStyle w:val="Ghost"/></w:rPr>')],
    [
      'a box of text in a hidden run',
      `<w:r><w:rPr><w:vanish w:val="1"/></w:rPr><w:pict><w:p>${run('Secret')}</w:p></w:pict></w:r>`,
    ],
    [
      'the description of a picture',
      '<w:r><w:drawing><wp:docPr id="1" name="Secret.jpg" descr="Secret" title="Secret"/></w:drawing></w:r>',
    ],
    ['where a field leads to', '<w:instrText> HYPERLINK "file:///Secret.docx" </w:instrText>'],
    ['what a link says on touch', '<w:hyperlink r:id="l" w:tooltip="Secret"><w:r/></w:hyperlink>'],
  ])('%s', async (_, inside) => {
    const parts = await sent({
      'word/styles.xml':
        '<w:styles xmlns:w="w"><w:style w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
      'word/document.xml': words(`<w:p>${run('Before.')}${inside}${run('After.')}</w:p>`),
    });
    expect(textOf(parts, 'word/document.xml')).toContain('Before.');
    expect(textOf(parts, 'word/document.xml')).toContain('After.');
    expect(allOf(parts)).not.toContain('Secret');
  });

  it('a hidden paragraph stays as an empty one, and what is shown stays', async () => {
    const shown = run('Shown.', '<w:rPr><w:vanish w:val="false"/></w:rPr>');
    const parts = await sent({
      'word/styles.xml':
        '<w:styles xmlns:w="w"><w:style w:styleId="Ghost"><w:vanish/></w:style></w:styles>',
      'word/document.xml': words(
        `<w:p><w:pPr><w:pStyle w:val="Ghost"/></w:pPr>${run('Secret')}</w:p>`,
        `<w:p><w:ins w:id="2">${shown}</w:ins><w:rPr><w:del w:id="3"/></w:rPr></w:p>`,
      ),
    });
    expect(textOf(parts, 'word/document.xml')).toBe(
      words(
        '<w:p/>',
        `<w:p><w:ins w:id="2">${shown}</w:ins><w:rPr><w:del w:id="3"/></w:rPr></w:p>`,
      ),
    );
  });

  it('links lead nowhere, those within the document stay', async () => {
    const parts = await sent({
      'word/document.xml': words(),
      'word/_rels/document.xml.rels': relations(
        relation('a', 'styles.xml'),
        '<Relationship Id="b" Type="t" Target="file:///C:/Secret.docx" TargetMode="External"/>',
      ),
    });
    expect(textOf(parts, 'word/_rels/document.xml.rels')).toBe(
      relations(
        relation('a', 'styles.xml'),
        '<Relationship Id="b" Type="t" Target="about:blank" TargetMode="External"/>',
      ),
    );
  });

  it('pictures within lose place, device and words, and keep each pixel', async () => {
    const picture = sharp({
      create: { width: 40, height: 30, channels: 3, background: '#5588aa' },
    });
    const exif = { IFD0: { Artist: 'Secret', ImageDescription: 'Secret' } };
    const jpg = Buffer.concat([
      await picture.jpeg().withExif(exif).toBuffer(),
      Buffer.from('Secret'),
    ]);
    const png = await picture.png().withExif(exif).toBuffer();
    expect(jpg.includes('Secret') && png.includes('Secret')).toBe(true);
    const parts = await sent({ 'word/media/image1.jpeg': jpg, 'word/media/image2.png': png });
    expect(allOf(parts)).not.toContain('Secret');
    for (const [name, before] of [
      ['word/media/image1.jpeg', jpg],
      ['word/media/image2.png', png],
    ] as const)
      expect(await sharp(parts.get(name)).raw().toBuffer()).toEqual(
        await sharp(before).raw().toBuffer(),
      );
  });

  it('documents within are looked into, other objects are gone', async () => {
    const inner = archive({ 'word/document.xml': words(`<w:del>${run('Secret')}</w:del>`) });
    const parts = await sent({
      'word/embeddings/oleObject1.bin': 'Secret',
      'word/embeddings/letter.docx': inner,
    });
    expect(parts.get('word/embeddings/oleObject1.bin')).toHaveLength(0);
    const [document] = readZip(parts.get('word/embeddings/letter.docx') ?? Buffer.alloc(0));
    expect(document && unpacked(document).toString()).toBe(words());
  });
});

describe('[D-1357] A workbook and a presentation neither', () => {
  it('hidden sheets are empty, with their texts and drawings', async () => {
    const parts = await sent({
      '_rels/.rels': relations(relation('w', 'xl/workbook.xml')),
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Results" r:id="a"/><sheet name="Secret" state="veryHidden" r:id="b"/></sheets><definedNames><definedName name="x">Secret!$A$1</definedName></definedNames></workbook>',
      'xl/_rels/workbook.xml.rels': relations(
        relation('a', 'worksheets/sheet1.xml'),
        relation('b', 'worksheets/sheet2.xml'),
      ),
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><c r="A1" t="s"><v>1</v></c></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><c r="A1" t="s"><v>0</v></c><c><v>Secret</v></c></sheetData></worksheet>',
      'xl/worksheets/_rels/sheet2.xml.rels': relations(relation('d', '../drawings/drawing1.xml')),
      'xl/drawings/drawing1.xml': '<xdr:wsDr xmlns:xdr="x"><a:t>Secret</a:t></xdr:wsDr>',
      'xl/sharedStrings.xml': '<sst><si><t>Secret</t></si><si><t>Shown</t></si></sst>',
    });
    expect(allOf(parts)).not.toContain('Secret');
    expect(textOf(parts, 'xl/sharedStrings.xml')).toContain('<si><t>Shown</t></si>');
    expect(textOf(parts, 'xl/workbook.xml')).toContain('name="Results"');
  });

  it('speaker notes and hidden slides have no words', async () => {
    const slide = (text: string, show = '') =>
      `<p:sld xmlns:p="p"${show}><p:cSld><p:spTree><a:t>${text}</a:t></p:spTree></p:cSld></p:sld>`;
    const parts = await sent({
      'ppt/slides/slide1.xml': slide('Shown.'),
      'ppt/slides/slide2.xml': slide('Secret', ' show="0"'),
      'ppt/notesSlides/notesSlide1.xml': '<p:notes xmlns:p="p"><a:t>Secret</a:t></p:notes>',
    });
    expect(allOf(parts)).not.toContain('Secret');
    expect(textOf(parts, 'ppt/slides/slide1.xml')).toBe(slide('Shown.'));
  });
});
