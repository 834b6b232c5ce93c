import { Injectable } from '@nestjs/common';
import type { Said, Thing } from '../engagement/moderation/reported-things';
import { DECISIONS } from '../engagement/moderation-decision.entity';
import type { Subject } from '../engagement/subjects';
import type { Asset } from '../media/asset';
import { MediaAddresses } from '../media/media.addresses';
import type { Actor } from '../wire/access';
import { Wire } from '../wire/wire';

export class ReportedAuthorView {
  @Wire() id!: number;
  @Wire() name!: string;
  /** How many of their posts were hidden before, not counting those restored after an appeal. */
  @Wire('upheld_before') upheldBefore!: number;
  @Wire() removed!: number;
  @Wire() repaired!: number;
  /** How often a report about one of their posts was dismissed. */
  @Wire() kept!: number;
}

class ReportedPageView {
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire() width!: number;
  @Wire() height!: number;
}

/**
 * A file of a reported object. Each time its URLs are opened an audit entry is written; they only
 * work for this viewer.
 */
class ReportedFileView {
  @Wire() id!: number;
  @Wire({ words: ['image', 'video', 'pdf', 'file'] }) type!: string;
  @Wire('mime_type') mime!: string;
  @Wire() url!: string;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  /** The dominant colour, used as a placeholder. */
  @Wire({ as: 'text', nullable: true }) color!: string | null;
  @Wire('alt_text', { as: 'text', nullable: true }) altText!: string | null;
  /** The pages of a PDF, in order. */
  @Wire({ of: () => ReportedPageView }) pages!: ReportedPageView[];
}

/** What the author of a video declared about it. */
class DeclarationView {
  /** Null: not asked. If true, the author has the patient's written consent. */
  @Wire('shows_patient', { as: 'flag', nullable: true }) showsPatient!: boolean | null;
  @Wire('declared_at', { as: 'time', nullable: true }) declaredAt!: Date | null;
  /** When the author confirmed having looked at the whole video. */
  @Wire('looked_at', { as: 'time', nullable: true }) lookedAt!: Date | null;
}

class SaidView {
  @Wire() author!: string;
  @Wire() text!: string;
  @Wire('created_at') createdAt!: Date;
}

/** A reported object, as shown to moderators. */
export class ReportedObjectView {
  @Wire() kind!: string;
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire() text!: string;
  @Wire({ of: () => ReportedAuthorView, nullable: true })
  author!: ReportedAuthorView | null;
  @Wire({ of: () => ReportedFileView }) files!: ReportedFileView[];
  /** The latest comments, newest first; five at most. */
  @Wire({ of: () => SaidView }) thread!: SaidView[];
  /** Null for kinds whose authors are not asked. */
  @Wire({ of: () => DeclarationView, nullable: true })
  declaration!: DeclarationView | null;
  @Wire('is_hidden') isHidden!: boolean;
  /** It no longer exists. */
  @Wire('is_gone') isGone!: boolean;
  /** Waiting, being checked or withdrawn: its content is not shown. */
  @Wire('is_withheld') isWithheld!: boolean;
  /** Whether its author can edit it, and so can be asked to. */
  @Wire('is_mendable') isMendable!: boolean;
  /** The decisions that fit it. */
  @Wire({ of: 'text', words: DECISIONS }) decisions!: string[];
}

type Viewer = Pick<Actor, 'memberId' | 'sessionId'>;

/** Builds the views of reported objects. */
@Injectable()
export class ReportedObjects {
  constructor(private readonly addresses: MediaAddresses) {}

  viewOf(subject: Subject, thing: Thing | undefined, viewer: Viewer): ReportedObjectView {
    return Object.assign(new ReportedObjectView(), subject, {
      title: thing?.title ?? '',
      text: thing?.text ?? '',
      author: authorOf(thing),
      files: (thing?.files ?? []).map((file) => this.fileOf(file, viewer)),
      thread: (thing?.thread ?? []).map(saidOf),
      declaration: thing?.declaration
        ? Object.assign(new DeclarationView(), thing.declaration)
        : null,
      isHidden: thing?.isHidden ?? false,
      isGone: thing === undefined,
      isWithheld: thing?.isWithheld ?? false,
      isMendable: thing?.isMendable ?? false,
      decisions: [...(thing?.decisions ?? ['dismiss'])],
    });
  }

  private fileOf(asset: Asset, viewer: Viewer): ReportedFileView {
    const { id, kind: type, mime, width, height, dominantColor: color, altText } = asset;
    const watched = (key: string) =>
      this.addresses.watchedAt(key, viewer.memberId, { sessionId: viewer.sessionId });
    const pages = (asset.renditions.pages ?? []).map((page) =>
      Object.assign(new ReportedPageView(), {
        url: watched(page.key),
        width: page.width,
        height: page.height,
      }),
    );
    return Object.assign(new ReportedFileView(), {
      id,
      type,
      mime,
      width,
      height,
      color,
      altText,
      pages,
      url: watched(asset.key),
    });
  }
}

function authorOf(thing: Thing | undefined): ReportedAuthorView | null {
  if (!thing?.author) return null;
  const { removed, repaired } = thing.author;
  const upheldBefore = removed + repaired;
  return Object.assign(new ReportedAuthorView(), thing.author, { upheldBefore });
}

const saidOf = (said: Said): SaidView => Object.assign(new SaidView(), said);
