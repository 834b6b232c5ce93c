import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import { MENTIONABLE } from './mentionable.sql';

const MOST = 8;
/** One letter names half of everybody. */
const LEAST_CHARACTERS = 2;

/** Whom a comment may name. */
@Injectable()
export class MentionableService {
  constructor(private readonly em: EntityManager) {}

  /** Members whose full name, or last name, begins so. */
  async named(begin: string): Promise<AuthorRow[]> {
    const typed = begin.trim().toLowerCase();
    if (typed.length < LEAST_CHARACTERS) return [];
    const prefix = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
    return MENTIONABLE.rows(this.em, { prefix, most: MOST });
  }
}
