import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Check } from '../../media/checks/looking';
import type { AssetKind } from '../../media/file-type.rules';
import { Clock } from '../../platform/clock';
import type { FilePlace } from '../files/post-files.repository';
import { PostFileCheck } from './post-file-check.entity';

/** A file of a post that was posted without decisions, and what is known of it. */
export interface CheckedPostFile extends Check {
  readonly fileId: number;
  readonly postId: number;
  readonly assetId: number;
  readonly key: string;
  readonly sha256: string;
  readonly kind: AssetKind;
  readonly tries: number;
  readonly isHeld: boolean;
}

const CHECKED = `select c.file_id as "fileId", f.post_id as "postId", f.asset_id as "assetId", m.key, m.sha256, m.kind, c.state, c.places, c.tries, c.is_held as "isHeld"
  from post_file_check c join clinical_post_file f on f.id = c.file_id join asset m on m.id = f.asset_id`;

/** A file that was posted before anybody looked at files. */
export interface OlderFile extends Pick<CheckedPostFile, 'fileId' | 'postId' | 'assetId' | 'kind'> {
  readonly authorId: number;
}

/** Files that others do not see before they were looked at and decided about. */
@Injectable()
export class PostFileCheckRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that adds the files. */
  async hold(
    files: readonly ({ readonly fileId: number; readonly isHeld: boolean } & Check)[],
  ): Promise<void> {
    const now = this.clock.now();
    for (const { fileId, state, places, isHeld } of files)
      await this.em.insert(PostFileCheck, {
        ...{ fileId, state, places, tries: 0, isHeld },
        ...{ createdAt: now, endedAt: state === 'waiting' ? null : now },
      });
  }

  async find(fileId: number): Promise<CheckedPostFile | undefined> {
    const [row] = await this.em.execute<CheckedPostFile[]>(`${CHECKED} where c.file_id = ?`, [
      fileId,
    ]);
    return row;
  }

  /** Those of a post and of its steps that are held, and those in which something was found while they are shown, in their order. */
  openOf(postId: number): Promise<CheckedPostFile[]> {
    return this.em.execute<CheckedPostFile[]>(
      `${CHECKED} where f.post_id = ? and (c.is_held or (c.state = 'found' and c.decided_at is null)) order by f.position`,
      [postId],
    );
  }

  async begin(fileId: number, tries: number): Promise<void> {
    await this.em.nativeUpdate(PostFileCheck, { fileId }, { tries });
  }

  async end(fileId: number, { state, places }: Check): Promise<void> {
    const endedAt = this.clock.now();
    await this.em.nativeUpdate(
      PostFileCheck,
      { fileId, state: 'waiting' },
      { state, places, endedAt },
    );
  }

  /** From now on others see them. */
  async release(fileIds: readonly number[]): Promise<void> {
    await this.em.nativeUpdate(
      PostFileCheck,
      { fileId: { $in: [...fileIds] } },
      { isHeld: false, decidedAt: this.clock.now() },
    );
  }

  /** What can be looked at of what nobody has looked at, the oldest first. */
  older(limit: number): Promise<OlderFile[]> {
    return this.em.execute<OlderFile[]>(
      `select f.id as "fileId", f.post_id as "postId", f.asset_id as "assetId", p.author_id as "authorId", m.kind
       from clinical_post_file f join clinical_post p on p.id = f.post_id join asset m on m.id = f.asset_id
       where f.checked_at is null and p.deleted_at is null and m.state = 'ready' order by f.id limit ?`,
      [limit],
    );
  }

  /** @returns false when somebody was quicker, or the file shows another asset by now */
  async markChecked(fileId: number, assetId: number): Promise<boolean> {
    const marked = await this.em.execute<unknown[]>(
      'update clinical_post_file set checked_at = ? where id = ? and asset_id = ? and checked_at is null returning id',
      [this.clock.now(), fileId, assetId],
    );
    return marked.length > 0;
  }

  /** Nobody but its author sees it from now on. */
  async holdBack({ postId, stepId }: FilePlace): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(
      stepId === undefined
        ? 'update clinical_post set held_at = ? where id = ?'
        : 'update case_step set held_at = ? where id = ?',
      [now, stepId ?? postId],
    );
  }

  /** A post, and each of its steps, is shown unless a file of its own is held still. */
  async showUnlessHeld(postId: number): Promise<void> {
    const held = `not exists (select from post_file_check c join clinical_post_file f on f.id = c.file_id where c.is_held`;
    await this.em.execute(
      `update clinical_post set held_at = null where id = ? and held_at is not null
         and ${held} and f.post_id = clinical_post.id and f.step_id is null)`,
      [postId],
    );
    await this.em.execute(
      `update case_step set held_at = null where post_id = ? and held_at is not null and ${held} and f.step_id = case_step.id)`,
      [postId],
    );
  }
}
