import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';

const MOST = 8;
/** One letter names half of everybody. */
const LEAST_CHARACTERS = 2;

/** Whom a comment may name. */
@Injectable()
export class MentionableService {
  constructor(private readonly em: EntityManager) {}

  /** Members whose full name, or last name, begins so. Two prefix indexes answer; nothing is sorted. */
  async named(begin: string): Promise<AuthorRow[]> {
    const typed = begin.trim().toLowerCase();
    if (typed.length < LEAST_CHARACTERS) return [];
    const prefix = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
    return this.em.execute<AuthorRow[]>(
      `select ${AUTHOR_COLUMNS} from (
         (select id from account where lower(first_name || ' ' || last_name) like ? and deleted_at is null and deactivated_at is null and onboarding_step >= 2 limit ?)
         union
         (select id from account where lower(last_name) like ? and deleted_at is null and deactivated_at is null and onboarding_step >= 2 limit ?)
       ) found ${authorJoins('found.id')} limit ?`,
      [prefix, MOST, prefix, MOST, MOST],
    );
  }
}
