import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Decision } from '../moderation-decision.entity';
import { type NewReport, ReportsService } from '../reports.service';
import {
  type Counts,
  type EngagementSubjects,
  type SubjectDescription,
  SubjectRegistry,
} from '../subjects';
import { KNOWN_MEMBER, REPORTED_MEMBERS } from './reported-members.sql';

export const MEMBER = 'member';

/** Makes members reportable. Nothing hides a member but a suspension. */
@Injectable()
export class ReportedMembers implements EngagementSubjects, OnModuleInit {
  readonly isHiddenByDecision = true;
  readonly isPerson = true;
  readonly decisions: readonly Decision[] = ['suspend', 'dismiss'];

  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
    private readonly reports: ReportsService,
  ) {}

  onModuleInit(): void {
    this.subjects.register(MEMBER, this);
  }

  /** @throws Refusal `not-found` for who has left, or has blocked the member */
  async report(actor: Actor, id: number, report: NewReport): Promise<void> {
    if (id === actor.memberId) throw new Refusal('engagement.reported-member-oneself');
    const known = await KNOWN_MEMBER.first(this.em, { id, readerId: actor.memberId });
    if (!known) throw new Refusal('not-found');
    await this.reports.reportOnce(actor.memberId, { kind: MEMBER, id }, report);
  }

  async count(): Promise<Counts | undefined> {
    return undefined;
  }

  /** Who decides suspends the member: what they posted stays visible. */
  async hide(): Promise<void> {
    return undefined;
  }

  async unhide(): Promise<void> {
    return undefined;
  }

  async describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    const rows = await REPORTED_MEMBERS.rows(this.em, { ids });
    return rows.map(({ id, name, ...facts }) => ({
      id,
      authorId: id,
      title: name,
      isHidden: false,
      text: [facts.speciality, facts.location].filter(Boolean).join(' · '),
    }));
  }

  pathOf(id: number): string {
    return `/profile/${id}`;
  }

  async filesOf(): Promise<Map<number, Asset[]>> {
    return new Map();
  }
}
