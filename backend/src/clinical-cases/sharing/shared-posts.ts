import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SharedCase } from '../../chat/shared-cases';
import { type CaseLibrary, SharedCases } from '../../chat/shared-cases';
import { MediaAddresses } from '../../media/media.addresses';
import { timeOf } from '../../platform/database/columns';
import type { Actor } from '../../wire/access';
import { SharedPostRepository } from './shared-post.repository';
import type { SharedPostRow } from './shared-post.sql';

/** Provides the cases shared in chats. */
@Injectable()
export class SharedPosts implements CaseLibrary, OnModuleInit {
  constructor(
    private readonly posts: SharedPostRepository,
    private readonly addresses: MediaAddresses,
    private readonly cases: SharedCases,
  ) {}

  onModuleInit(): void {
    this.cases.register(this);
  }

  async findShared(
    viewer: Pick<Actor, 'memberId' | 'isAdmin'>,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, SharedCase>> {
    const rows = await this.posts.visibleTo(viewer, ids);
    return new Map(rows.map((row) => [row.caseId, this.shown(row)]));
  }

  private shown({ thumbnailKey, closesAt, ...row }: SharedPostRow): SharedCase {
    return {
      ...row,
      closesAt: timeOf(closesAt),
      thumbnailUrl: this.addresses.at(thumbnailKey ?? undefined),
    };
  }
}
