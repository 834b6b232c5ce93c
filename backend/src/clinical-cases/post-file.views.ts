import { Injectable } from '@nestjs/common';
import { type BoundTo, MediaAddresses } from '../media/media.addresses';
import type { Actor } from '../wire/access';
import { Wire } from '../wire/wire';
import type { PostFacts } from './clinical-post.rows';
import type { PostFileRow } from './clinical-post.sql';

export class PageView {
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire() width!: number;
  @Wire() height!: number;
}

export class CaseFileView {
  @Wire() id!: number;
  @Wire('cl_case_id') postId!: number;
  @Wire({ words: ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] }) category!: string;
  @Wire('mime_type') mime!: string;
  /** Null until the file may be shown. */
  @Wire('file_path', { as: 'text', nullable: true }) path!: string | null;
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('medium_url', { as: 'text', nullable: true }) mediumUrl!: string | null;
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire() name!: string;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ as: 'text', nullable: true }) color!: string | null;
  @Wire('alt_text', { as: 'text', nullable: true }) altText!: string | null;
  /**
   * `pending` while it is being converted, `rejected` if it cannot be; both are only shown to the
   * author.
   */
  @Wire({ words: ['pending', 'ready', 'rejected'] }) state!: string;
  @Wire('reject_reason', { as: 'text', nullable: true }) rejectReason!: string | null;
  /**
   * 1: waiting to be checked, or for the author's decision after the check; only shown to the
   * author.
   */
  @Wire('is_held') isHeld!: number;
  /** The rendered pages of a report, in order. */
  @Wire({ of: () => PageView }) pages!: PageView[];
}

type Viewer = Pick<Actor, 'memberId' | 'sessionId'>;

/** Builds the views of files: those of a post, and of what is added to it. */
@Injectable()
export class PostFileViews {
  constructor(private readonly addresses: MediaAddresses) {}

  /** Only the author sees files that are not ready yet. */
  filesOf(
    {
      id,
      authorId,
      isHidden,
      awaitsPatient,
    }: Pick<PostFacts, 'id' | 'authorId' | 'isHidden' | 'awaitsPatient'>,
    files: readonly PostFileRow[],
    viewer: Viewer,
  ): CaseFileView[] {
    const isAuthor = authorId === viewer.memberId;
    const shown = files.filter(({ state, isHeld }) => isAuthor || (state === 'ready' && !isHeld));
    const isOut = isHidden || awaitsPatient;
    return shown.map((file) => this.fileOf(id, file, isOut || file.isHeld ? viewer : undefined));
  }

  /** For the holder of a link to the post; the URLs expire with the link. */
  filesForLink(postId: number, files: readonly PostFileRow[], linkId: number): CaseFileView[] {
    return files.map((file) => this.fileOf(postId, file, { linkId }));
  }

  private fileOf(postId: number, file: PostFileRow, boundTo: BoundTo | undefined): CaseFileView {
    const { id, category, mime, width, height, color, altText, state, rejectReason } = file;
    const { url, thumbnailUrl, mediumUrl, posterUrl } = this.addresses.of(file, boundTo);
    return Object.assign(new CaseFileView(), {
      id,
      postId,
      category,
      mime,
      width,
      height,
      color,
      altText,
      state,
      rejectReason,
      path: url,
      url,
      thumbnailUrl,
      mediumUrl,
      posterUrl,
      name: nameOf(file),
      isHeld: Number(file.isHeld),
      pages: this.addresses
        .ofPages(file, boundTo)
        .map((page) => Object.assign(new PageView(), page)),
    });
  }
}

/**
 * Files of cases are named by category, since their original names often contain a patient's name.
 */
function nameOf({ category, position, key }: PostFileRow): string {
  return `${category.toLowerCase()}-${position}${key.slice(key.lastIndexOf('.'))}`;
}
