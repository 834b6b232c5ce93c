import { Injectable } from '@nestjs/common';
import { extensionOfKey } from '../../media/asset-keys';
import { CheckPatience } from '../../media/checks/check-patience';
import { tellsNothing } from '../../media/checks/decided';
import { type Check, Looking } from '../../media/checks/looking';
import { Settings } from '../../platform/config/settings';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { checkPostFile, type PostFileJob } from '../clinical-cases.jobs';
import { postNeedsLook } from '../clinical-cases.signals';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { HeldFiles, type HeldPlace, type UndecidedFile } from '../files/held-files';
import { PatientWaiting } from '../privacy/patient-waiting.service';
import { type CheckedPostFile, PostFileCheckRepository } from './post-file-check.repository';

/** Authors' files that wait at once; as many as are reviewed at once. */
const MOST_WAITING = 30;
const RETRY_SECONDS = 30;

/**
 * Holds back files sent without their author's decisions, by older apps, until they are checked
 * (contract, section 18).
 */
@Injectable()
export class HoldingService extends HeldFiles {
  constructor(
    private readonly checks: PostFileCheckRepository,
    private readonly posts: ClinicalPostRepository,
    private readonly looking: Looking,
    private readonly patience: CheckPatience,
    private readonly outbox: Outbox,
    private readonly patients: PatientWaiting,
    private readonly settings: Settings,
  ) {
    super();
  }

  override async hold(
    { isNew, ...place }: HeldPlace,
    files: readonly UndecidedFile[],
  ): Promise<void> {
    if (files.length === 0) return;
    if (
      this.settings.rateLimits &&
      (await this.checks.waitingForAuthor(place.postId)) >= MOST_WAITING
    )
      throw new Refusal('media.checks-waiting', { retryAfter: RETRY_SECONDS });
    if (isNew) await this.checks.holdBack(place);
    await this.lookLater(
      place.postId,
      files.map((file) => ({ ...file, isHeld: true })),
    );
  }

  /** Call this in the transaction that adds the files. */
  async lookLater(
    postId: number,
    files: readonly (UndecidedFile & { readonly isHeld: boolean })[],
  ): Promise<void> {
    const begun = files.map((file) => ({ ...file, ...this.looking.begin(file.kind) }));
    await this.checks.hold(begun);
    const waiting = begun.filter(({ state }) => state === 'waiting');
    await this.outbox.laterForAll(
      checkPostFile,
      waiting.map(({ fileId }) => ({ fileId })),
    );
    const [last] = begun.slice(-1);
    if (last && waiting.length === 0)
      await this.outbox.tell(postNeedsLook, { postId, fileId: last.fileId });
  }

  override showUnlessHeld(postId: number): Promise<void> {
    return this.checks.showUnlessHeld(postId);
  }

  override async settle(postId: number): Promise<void> {
    await this.patience.until(
      () => this.checks.openOf(postId),
      (held) => held.every(({ state }) => state !== 'waiting'),
      'post',
    );
  }

  /** Checks a file. Running it twice changes nothing, and a file that is gone is skipped. */
  async make({ fileId, outboxId }: PostFileJob & { readonly outboxId: number }): Promise<void> {
    const file = await this.checks.find(fileId);
    const ended = file?.state === 'waiting' ? await this.look(file) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (file && ended) await this.end(file, ended);
    });
  }

  /**
   * If the video was converted in the meantime, the file under its first key is gone; then the new
   * one is checked.
   */
  private async look(file: CheckedPostFile): Promise<Check> {
    const check = await this.lookAt(file);
    if (check.state !== 'failed') return check;
    const now = await this.checks.find(file.fileId);
    return now && now.key !== file.key ? this.lookAt(now) : check;
  }

  private lookAt({ fileId, key, tries, ownerId }: CheckedPostFile): Promise<Check> {
    return this.looking.look(
      { key, tries, memberId: ownerId, extension: extensionOfKey(key), asksForSound: true },
      () => this.checks.begin(fileId, tries + 1),
    );
  }

  /** Under a lock on the post: when two checks end at once, only the second notifies the author. */
  private async end({ fileId, postId, isHeld }: CheckedPostFile, check: Check): Promise<void> {
    const post = await this.posts.lock(postId);
    await this.checks.end(fileId, check);
    if (tellsNothing(check)) await this.checks.release([fileId]);
    await this.checks.showUnlessHeld(postId);
    if (isHeld && tellsNothing(check)) await this.patients.filesChanged(post);
    const open = await this.checks.openOf(postId);
    const isOver = open.every(({ state }) => state !== 'waiting');
    if (isOver && (open.length > 0 || !post.isDeclared))
      await this.outbox.tell(postNeedsLook, { postId, fileId });
  }
}
