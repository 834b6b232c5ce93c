import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import { isOffice, rewriteOffice } from '../documents/office';
import { rewritePdf } from '../documents/pdf';
import { drawReport, tooLong } from '../documents/report';
import { UnusablePdf } from '../documents/unusable-pdf';
import { FilePreparation, type PreparedFile } from '../file-preparation';
import { type AssetKind, extensionOf, type FileType, fileTypes } from '../file-type.rules';
import type { Mask } from '../masks.rules';
import { redraw, UnusablePicture } from '../pictures/picture';
import type { ReceivedFile } from '../received-file';
import { Scanner } from '../scanning/scanner';
import { maxBytesOf, type UploadRule } from '../upload.rules';
import { type FileProblem, problemOf, sentenceFor, type Unreadable } from './file-problems';

type Content = Pick<
  PreparedFile,
  'path' | 'extension' | 'mime' | 'width' | 'height' | 'dominantColor'
>;

interface Drawing {
  readonly file: ReceivedFile;
  readonly rule: UploadRule;
  readonly masks: readonly Mask[];
}

const NOT_BLACKENED =
  'This file cannot be blackened. Please remove this part from the file itself.';

/** Checks the content of a received file and creates a sanitised one. */
@Injectable()
export class Preparation extends FilePreparation {
  constructor(
    private readonly temporary: TemporaryFiles,
    private readonly scanner: Scanner,
  ) {
    super();
  }

  /**
   * @throws Refusal 415 for the wrong type, 413 if too large, 422 if the scanner found something
   */
  override async prepare(
    file: ReceivedFile,
    rule: UploadRule,
    masks: readonly Mask[] = [],
  ): Promise<PreparedFile> {
    await this.check(file, rule);
    const type: FileType = fileTypes[file.claims];
    const scan = await this.scan(file);
    if (masks.length > 0 && !isMaskable(type.kind, rule)) throw wrongType(rule, NOT_BLACKENED);
    const content =
      type.kind === 'image'
        ? await this.cleanPicture({ file, rule, masks })
        : await this.cleanOther({ file, rule, masks }, type.kind);
    return {
      ...content,
      source: file,
      rule,
      kind: type.kind,
      scan,
      bytes: (await stat(content.path)).size,
    };
  }

  /**
   * Refuses what can be refused without reading all of a file.
   * @throws Refusal like `prepare`
   */
  async admit(file: ReceivedFile, rule: UploadRule): Promise<void> {
    await this.check(file, rule);
    await this.scan(file);
  }

  private async scan(file: ReceivedFile): Promise<PreparedFile['scan']> {
    const scan = await this.scanner.scan(file.path);
    if (scan === 'infected') throw new Refusal('media.infected');
    return scan;
  }

  /**
   * Checks a file as far as possible without reading all of it.
   * @throws Refusal 415 for the wrong type, 413 if too large
   */
  async check(file: ReceivedFile, rule: UploadRule): Promise<void> {
    if (file.isSpent) throw new Refusal('media.upload-unknown');
    if (!rule.accepts.includes(file.claims)) throw wrongType(rule);
    if (file.bytes > maxBytesOf(rule, file.claims))
      throw new Refusal('media.too-large', { values: { sentence: rule.tooLarge } });
    const problem = await problemOf(file, fileTypes[file.claims]);
    if (problem) throw unusable(rule, problem);
  }

  /** Videos are blacked out during conversion. */
  private async cleanOther(drawing: Drawing, kind: AssetKind): Promise<Content> {
    const { file } = drawing;
    if (kind === 'pdf') return this.cleanPdf(drawing);
    const extension = extensionOf(file.name);
    return {
      path: isOffice(file.claims) ? await this.cleanOffice(drawing) : file.path,
      extension,
      mime: fileTypes[file.claims].declared[0],
      width: null,
      height: null,
      dominantColor: null,
    };
  }

  /** Without its author, title and comments. */
  private async cleanOffice({ file, rule }: Drawing): Promise<string> {
    const path = await this.temporary.newPath();
    if (await rewriteOffice(file.path, path)) return path;
    throw unusable(rule, 'damaged');
  }

  private async cleanPicture({ file, rule, masks }: Drawing): Promise<Content> {
    const path = await this.temporary.newPath();
    try {
      return {
        path,
        ...(await redraw({ path: file.path, type: file.claims, masks }, path, rule.picture)),
      };
    } catch (error) {
      throw error instanceof UnusablePicture ? unusable(rule, error.problem) : error;
    }
  }

  private async cleanPdf({ file, rule, masks }: Drawing): Promise<Content> {
    const path = await this.temporary.newPath();
    try {
      // Text under a black box could still be copied, so a masked document becomes images of its
      // pages.
      const asPages = rule.showsPages || masks.length > 0;
      const dropsComments = rule.purpose === 'chat-file';
      await (asPages
        ? drawReport(file.path, path, masks)
        : rewritePdf(file.path, path, { dropsComments }));
    } catch (error) {
      throw error instanceof UnusablePdf ? refusedPdf(error, file, rule) : error;
    }
    return {
      path,
      extension: 'pdf',
      mime: 'application/pdf',
      width: null,
      height: null,
      dominantColor: null,
    };
  }
}

/** CVs and other PDFs stay documents and cannot be masked. */
const isMaskable = (kind: AssetKind, rule: UploadRule) =>
  kind === 'pdf' ? rule.showsPages || rule.purpose === 'chat-file' : kind !== 'document';

/** What is said of a file that could not be posted. */
export const refusalFor = (
  unreadable: Unreadable,
  file: ReceivedFile,
  rule: UploadRule,
): Refusal =>
  'picture' in unreadable
    ? unusable(rule, unreadable.picture)
    : refusedPdf({ problem: unreadable.pdf }, file, rule);

function refusedPdf(
  { problem }: Pick<UnusablePdf, 'problem'>,
  { field }: ReceivedFile,
  rule: UploadRule,
): Refusal {
  if (problem === 'too-long') return tooLong(field);
  return unusable(rule, problem === 'broken' ? 'damaged' : problem);
}

function unusable(rule: UploadRule, problem: FileProblem): Refusal {
  return wrongType(rule, sentenceFor(problem));
}

function wrongType(rule: UploadRule, sentence: string = rule.wrongType): Refusal {
  return new Refusal('media.type-not-accepted', { values: { sentence } });
}
