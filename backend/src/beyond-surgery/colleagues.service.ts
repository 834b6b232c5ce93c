import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MEMBER_FROM_STEP } from '../auth/account.entity';
import { unblocked } from '../connections/connection.sql';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { LEAST_TO_SEARCH } from './beyond-surgery.rules';

const MOST = 20;
const MEMBER = `deleted_at is null and deactivated_at is null and onboarding_step >= ${MEMBER_FROM_STEP}`;

interface NamedColleagues {
  /** The first ones by name. */
  readonly shown: AuthorRow[];
  readonly total: number;
}

/** Whose posts one may look for. */
@Injectable()
export class ColleaguesService {
  constructor(private readonly em: EntityManager) {}

  /** Members whose full name, or last name, begins so: two prefix indexes answer, however many members there are. */
  async named(actor: Actor, begin: string): Promise<NamedColleagues> {
    const typed = begin
      .toLowerCase()
      .replace(/^dr\.?\s+/, '')
      .trim();
    if ([...typed].length < LEAST_TO_SEARCH) return { shown: [], total: 0 };
    const prefix = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
    const shown = await this.em.execute<AuthorRow[]>(
      `select ${AUTHOR_COLUMNS} from (
         (select id from account where lower(first_name || ' ' || last_name) like ? and ${MEMBER} limit ?)
         union
         (select id from account where lower(last_name) like ? and ${MEMBER} limit ?)
       ) found ${authorJoins('found.id')} where ${unblocked('found.id', '?')} order by author.first_name, author.last_name, author.id limit ?`,
      [prefix, MOST * 2, prefix, MOST * 2, actor.memberId, actor.memberId, MOST],
    );
    return {
      shown,
      total: shown.length < MOST ? shown.length : await this.countNamed(actor, prefix),
    };
  }

  private async countNamed({ memberId }: Actor, prefix: string): Promise<number> {
    const [row] = await this.em.execute<{ members: number }[]>(
      `select count(*)::int as members from (
         select id from account where lower(first_name || ' ' || last_name) like ? and ${MEMBER}
         union
         select id from account where lower(last_name) like ? and ${MEMBER}
       ) found where ${unblocked('found.id', '?')}`,
      [prefix, prefix, memberId, memberId],
    );
    return row?.members ?? 0;
  }

  /** @throws Refusal `not-found` for nobody, for whoever has left, and between two of whom one has blocked the other */
  async find(actor: Actor, memberId: number): Promise<AuthorRow> {
    const [row] = await this.em.execute<AuthorRow[]>(
      `select ${AUTHOR_COLUMNS} from account found ${authorJoins('found.id')}
       where found.id = ? and found.deleted_at is null and found.deactivated_at is null and found.onboarding_step >= ? and ${unblocked('found.id', '?')}`,
      [memberId, MEMBER_FROM_STEP, actor.memberId, actor.memberId],
    );
    if (!row) throw new Refusal('not-found');
    return row;
  }
}
