import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { AccountAccessService } from '../../auth/roles/account-access.service';
import { breachSheetMade } from '../../clinical-cases/clinical-cases.signals';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { BreachSheet } from '../../clinical-cases/openings/breach-sheet.entity';
import { KEPT_DAYS, OpeningsService } from '../../clinical-cases/openings/openings.service';
import { mayReview } from '../../engagement/moderation/moderation.policy';
import { SubjectRegistry } from '../../engagement/subjects';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { breachSheetPdf } from './breach-sheet.pdf';
import {
  NOTICES,
  PATIENT_LINKS,
  READERS,
  SHEET_POST,
  SHOWN_FILES,
  type SheetPost,
  VISITORS,
} from './breach-sheets.sql';
import { momentInWords, type SheetContent } from './sheet-words';

/** A sheet of that many readers has some 250 pages. */
const MOST_READERS = 10_000;

export const GROUNDS = ['reported', 'patient', 'author'] as const;
export type Ground = (typeof GROUNDS)[number];

export interface BreachSheets {
  /** Why a sheet may be made; none if it may not. */
  readonly grounds: readonly Ground[];
  readonly lastMadeAt: Date | null;
}

/**
 * Lists of the members who have seen a post, for a hospital’s data protection officer. Made only where a
 * patient may have been recognised; only that one was made is kept.
 */
@Injectable()
export class BreachSheetsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly openings: OpeningsService,
    private readonly subjects: SubjectRegistry,
    private readonly access: AccountAccessService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal `not-found` */
  async of(postId: number): Promise<BreachSheets> {
    const grounds = groundsOf(await this.postOf(postId));
    return { grounds, lastMadeAt: await this.openings.lastSheetOf(postId) };
  }

  /**
   * Tells its author, is audited, and shows on the page of its patient.
   * @throws Refusal `not-found`; `breach-sheet.no-grounds`; `moderation.own` for its author, who is
   *   told no names, unless there is no other administrator
   */
  async make(actor: Actor, postId: number): Promise<Buffer> {
    const post = await this.postOf(postId);
    const isOnly = await this.access.isOnlyAdministrator(actor);
    if (!mayReview({ ...actor, isOnly }, post)) throw new Refusal('moderation.own');
    if (groundsOf(post).length === 0) throw new Refusal('breach-sheet.no-grounds');
    await this.openings.write();
    return this.em.transactional(async () => {
      const madeAt = this.clock.now();
      const id = await this.em.insert(BreachSheet, { postId, madeAt });
      await this.outbox.tell(breachSheetMade, { sheetId: id, postId });
      await this.audit.write({
        actorId: actor.memberId,
        action: 'breach-sheet-made',
        object: `${CLINICAL_POST} ${postId}`,
        result: 'done',
      });
      return breachSheetPdf(await this.contentOf(actor, { id, postId, madeAt, post }));
    });
  }

  private async postOf(postId: number): Promise<SheetPost> {
    const post = await SHEET_POST.first(this.em, { postId, now: this.clock.now() });
    if (!post) throw new Refusal('not-found');
    return post;
  }

  private async contentOf(
    actor: Actor,
    sheet: Pick<SheetContent, 'id' | 'postId' | 'madeAt' | 'post'>,
  ): Promise<SheetContent> {
    const { postId, post } = sheet;
    const path = this.subjects.pathOf({ kind: CLINICAL_POST, id: postId });
    const by = await this.em.findOneOrFail(Account, { id: actor.memberId });
    const [visitors] = await VISITORS.rows(this.em, { postId });
    return {
      ...sheet,
      madeBy: by.fullName,
      grounds: groundsOf(post).map((ground) => GROUND_WORDS[ground](post)),
      files: await SHOWN_FILES.rows(this.em, { postId }),
      readers: await READERS.rows(this.em, { postId, most: MOST_READERS }),
      visitors: visitors ?? { count: 0, firstAt: null, lastAt: null },
      notices: await NOTICES.rows(this.em, {
        postId,
        path,
        within: `${path}#%`,
        below: `${path}/%`,
      }),
      links: await PATIENT_LINKS.rows(this.em, { postId }),
      keptDays: KEPT_DAYS,
    };
  }
}

function groundsOf({ reportedAt, isByPatient, isByAuthor }: SheetPost): Ground[] {
  const holds = { reported: reportedAt !== null, patient: isByPatient, author: isByAuthor };
  return GROUNDS.filter((ground) => holds[ground]);
}

const GROUND_WORDS: Readonly<Record<Ground, (post: SheetPost) => string>> = {
  reported: ({ reportedAt }) =>
    `The post was reported as identifying a patient, first on ${momentInWords(reportedAt ?? '')}.`,
  patient: ({ withdrawnAt }) =>
    `The patient took the post off Suture by a private link, on ${momentInWords(withdrawnAt ?? '')}.`,
  author: ({ withdrawnAt }) =>
    `Its author withdrew the consent on ${momentInWords(withdrawnAt ?? '')}, because the patient could be recognised.`,
};
