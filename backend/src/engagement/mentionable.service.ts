import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import { MENTIONABLE } from './mentionable.sql';

const MOST = 8;
/** Too many members have a name that begins with any one letter. */
const LEAST_CHARACTERS = 2;

/** Finds members to mention in a comment. */
@Injectable()
export class MentionableService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Members whose full name or last name starts with `begin`, without those of whom one has blocked
   * the other.
   */
  async named(viewerId: number, begin: string): Promise<AuthorRow[]> {
    const typed = begin.trim().toLowerCase();
    if (typed.length < LEAST_CHARACTERS) return [];
    const prefix = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
    return MENTIONABLE.rows(this.em, { prefix, viewerId, most: MOST });
  }
}
