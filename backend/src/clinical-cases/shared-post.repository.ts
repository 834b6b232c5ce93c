import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { arrayOf, type DbTime } from '../platform/database/columns';
import type { Actor } from '../wire/access';
import type { PostKind } from './clinical-post.content';
import { VISIBLE, viewerParams } from './clinical-post.sql';

export interface SharedPostRow {
  readonly caseId: number;
  readonly kind: PostKind;
  readonly title: string;
  readonly speciality: string;
  readonly closesAt: DbTime | null;
  readonly thumbnailKey: string | null;
}

@Injectable()
export class SharedPostRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** What chats show of posts that were shared there, of those that the viewer may see. */
  async visibleTo(
    viewer: Pick<Actor, 'memberId' | 'isAdmin'>,
    ids: readonly number[],
  ): Promise<SharedPostRow[]> {
    return this.em.execute<SharedPostRow[]>(
      `select p.id as "caseId", p.kind, coalesce(p.title, p.diagnosis, '') as title, p.speciality, p.closes_at as "closesAt",
         case when p.is_sensitive then null else (select t.renditions->'thumb'->>'key' from clinical_post_file f join asset t on t.id = f.asset_id
           where f.post_id = p.id and f.step_id is null and t.kind = 'image' and t.state = 'ready'
             and not coalesce((select c.is_held from post_file_check c where c.file_id = f.id), false)
           order by f.position limit 1) end as "thumbnailKey"
       from clinical_post p join account a on a.id = p.author_id where p.id = any(cast(? as bigint[])) and ${VISIBLE}`,
      [arrayOf(ids), ...viewerParams(viewer, this.clock.now())],
    );
  }
}
