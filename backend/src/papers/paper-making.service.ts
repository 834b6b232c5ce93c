import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import { ShownContents } from '../clinical-cases/privacy/shown-content';
import type { Asset } from '../media/asset';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Storage } from '../platform/storage/storage';
import { TemporaryFiles } from '../platform/storage/temporary-files';
import { StoredParts } from '../scans/kept/stored-parts';
import { checklistOf } from './checklist';
import { Paper } from './paper.entity';
import { type PrintedFigure, paperDocument } from './paper-document';
import { type Figure, figuresOf } from './paper-figures';
import { PaperFilesService } from './paper-files.service';
import { type PrintedPicture, pictureIn } from './paper-picture';
import { makePaper } from './papers.jobs';
import { PAPER_AUTHORS, PAPER_POST, type PaperPost } from './papers.sql';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface Asked {
  readonly paperId: number;
  readonly asked: number;
}

interface Made {
  readonly asset: Asset;
  readonly version: string;
}

/** Makes the files of papers. */
@Injectable()
export class PaperMaking {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly contents: ShownContents,
    private readonly media: MediaService,
    private readonly storage: Storage,
    private readonly slices: StoredParts,
    private readonly temporary: TemporaryFiles,
    private readonly files: PaperFilesService,
    private readonly outbox: Outbox,
  ) {}

  /** Skips a paper that has ended, or that was asked for again meanwhile. Runs once. */
  async make(asked: Asked, outboxId: number): Promise<void> {
    const paper = await this.em.findOne(Paper, { id: asked.paperId }, { refresh: true });
    const post = paper && (await this.postOf(paper.postId));
    if (!paper || !post?.isAgreed || !isAskedFor(paper, asked)) {
      await this.outbox.once(outboxId, () => this.stop(asked));
      return;
    }
    const made = await this.write(paper, post).catch(async (error: unknown) => {
      await this.em.nativeUpdate(Paper, { ...named(asked) }, { state: 'failed' });
      throw error;
    });
    let isKept = false;
    await this.outbox.once(outboxId, async () => {
      isKept = await this.keep(asked, post, made);
    });
    if (!isKept) await this.media.discard([made.asset.id]);
  }

  private postOf(postId: number) {
    return PAPER_POST.first(this.em, { postId, now: this.clock.now() });
  }

  /** Publication is not agreed to any more: nothing is being made. */
  private stop(asked: Asked): Promise<unknown> {
    return this.em.nativeUpdate(Paper, { ...named(asked), state: 'making' }, { state: 'open' });
  }

  private async write(paper: Paper, post: PaperPost): Promise<Made> {
    const content = await this.contents.of(post);
    const figures = figuresOf(content);
    const items = checklistOf(paper.form, { post, content, figures, paper });
    const printed: PrintedFigure[] = [];
    for (const figure of figures)
      printed.push({ legend: figure.legend, picture: await this.pictureOf(figure) });
    const authors = await PAPER_AUTHORS.rows(this.em, { paperId: paper.id });
    const bytes = await paperDocument({
      form: paper.form,
      authors: authors.map(({ name }) => name),
      items,
      figures: printed,
    });
    return { asset: await this.store(post.authorId, bytes), version: content.version };
  }

  /** @throws Error if its slice is not stored, to be tried again */
  private async pictureOf({ key, slice }: Figure): Promise<PrintedPicture> {
    if (slice === undefined) return this.storage.withLocalFile(key, pictureIn);
    const drawn = await this.slices.read(key, slice);
    if (!drawn) throw new Error('A slice of the case is not stored.');
    return pictureIn(drawn);
  }

  private store(ownerId: number, bytes: Buffer): Promise<Asset> {
    return this.temporary.using('docx', async (path) => {
      await writeFile(path, bytes);
      return this.media.keepMade(ownerId, {
        path,
        extension: 'docx',
        purpose: 'paper',
        kind: 'document',
        mime: DOCX_TYPE,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    });
  }

  /** Its consent may have been withdrawn while it was made, or the case removed or changed. */
  private async keep(
    asked: Asked,
    { id: postId, authorId }: PaperPost,
    { asset, version }: Made,
  ): Promise<boolean> {
    await this.posts.lock(postId).catch(() => undefined);
    const paper = await this.em.findOne(Paper, named(asked), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    const post = await this.postOf(postId);
    if (!paper || !post?.isAgreed || !isAskedFor(paper, asked)) {
      await this.stop(asked);
      return false;
    }
    if ((await this.contents.versionOf(post)) !== version) {
      await this.outbox.later(makePaper, asked);
      return false;
    }
    await this.media.hold(authorId, [asset]);
    await this.files.letGo(paper.assetId);
    const madeAt = this.clock.now();
    Object.assign(paper, { state: 'ready', assetId: asset.id, version, madeAt });
    await this.em.flush();
    return true;
  }
}

const named = ({ paperId, asked }: Asked) => ({ id: paperId, asked });

/** A failed one is tried again by its queue. */
const isAskedFor = ({ state, asked }: Paper, job: Asked): boolean =>
  asked === job.asked && (state === 'making' || state === 'failed');
