import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { nameOfKey } from '../../media/asset-keys';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFileRow } from '../clinical-post.sql';
import { PostParts, type ShownContent } from '../post-parts';
import { shownOf } from './shown-fields';

interface Authored {
  readonly id: number;
  readonly authorId: number;
}

/** Those that members would see. */
export const shownAmong = (files: readonly PostFileRow[]): PostFileRow[] =>
  files.filter(({ isHeld, state }) => !isHeld && state !== 'rejected');

/** What the version of the whole says of files. */
export const versionOfFiles = (files: readonly PostFileRow[]) =>
  files.map(({ id, key, altText }) => [id, nameOfKey(key), altText]);

/** Reads everything in a case that a patient is asked to agree to. */
@Injectable()
export class ShownContents {
  constructor(
    private readonly posts: ClinicalPostRepository,
    private readonly parts: PostParts,
  ) {}

  async of({ id, authorId }: Authored): Promise<ShownContent> {
    const row = await this.posts.findVisibleTo({ memberId: authorId, isAdmin: false }, { id });
    const files = shownAmong(row.files);
    const parts = await this.parts.shownIn(row);
    const post = Object.assign({}, row, { files }, ...parts.map(({ replaces }) => replaces));
    const versions = parts.map(({ version }) => version).filter((one) => one !== undefined);
    const whole: Pick<ShownContent, 'post' | 'files' | 'version'> = {
      post,
      files: [...files, ...parts.flatMap((part) => part.files ?? [])],
      version: versionOf([shownOf(post), versionOfFiles(files), ...versions]),
    };
    return Object.assign(whole, ...parts.map(({ content }) => content));
  }

  async versionOf(post: Authored): Promise<string> {
    return (await this.of(post)).version;
  }
}

/** Whether a file is not ready yet: what it will show cannot be agreed to. */
export const isPreparing = ({ files }: Pick<ShownContent, 'files'>): boolean =>
  files.some(({ state }) => state === 'pending');

const versionOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
