import { Injectable } from '@nestjs/common';
import { type AcceptedScan, KeptScans, type ScanRow } from '../../scans/kept/kept-scans.service';
import { Scan } from '../../scans/kept/scan.entity';
import type { ClinicalPost } from '../clinical-post.entity';
import type { PostRow } from '../clinical-post.sql';
import { PostPart, type PublishedPost, type ShownPart } from '../post-parts';
import { noScansForPatients } from './post-scans';

declare module '../post-parts' {
  interface NewPostParts {
    /** Series that were accepted for the post. */
    readonly scans?: readonly AcceptedScan[] | undefined;
  }

  interface ShownContent {
    /** Those that are ready. */
    readonly scans: readonly ScanRow[];
  }
}

/** The scans of posts. */
@Injectable()
export class ScanPart extends PostPart {
  override readonly hanging = [Scan];

  constructor(private readonly scans: KeptScans) {
    super();
  }

  override async published({ post, sent: { scans = [] } }: PublishedPost): Promise<void> {
    if (scans.length > 0 && post.consentBy === 'patient') throw noScansForPatients();
    await this.scans.attach({ postId: post.id, ownerId: post.authorId }, scans);
  }

  override async editing({ id }: ClinicalPost) {
    return async ({ decides }: { readonly decides: string }) => {
      if (decides === 'patient' && (await this.scans.ofPost(id)).length > 0)
        throw noScansForPatients();
    };
  }

  override async shownIn({ id }: PostRow): Promise<ShownPart> {
    const scans = (await this.scans.ofPost(id)).filter(({ state }) => state === 'ready');
    const version = scans.map(({ key, name, keyFrames, masks }) => [key, name, keyFrames, masks]);
    return { content: { scans }, version: scans.length > 0 ? version : undefined };
  }

  override async assetsOf(postId: number): Promise<number[]> {
    return (await this.scans.ofPost(postId)).map(({ assetId }) => assetId);
  }

  override async removed(postId: number): Promise<void> {
    await this.scans.remove(await this.scans.ofPost(postId));
  }
}
