import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import { ShownContents } from '../clinical-cases/privacy/shown-content';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { checklistOf, type Filled } from './checklist';
import { Paper } from './paper.entity';
import { figuresOf } from './paper-figures';
import type { PaperForm, PaperText } from './paper-items.rules';
import { makePaper } from './papers.jobs';
import { CO_AUTHORS, type CoAuthor, PAPER_POST, type PaperPost } from './papers.sql';

/** What an author adds to a case. */
export interface Draft {
  readonly form: PaperForm;
  readonly texts: Partial<Record<PaperText, string>>;
  readonly citations: readonly string[];
  readonly skipped: readonly string[];
}

export interface PaperStanding {
  readonly paper: Paper | null;
  readonly form: PaperForm;
  readonly items: readonly Filled[];
  readonly coAuthors: readonly CoAuthor[];
  /** The patient has agreed to publication. */
  readonly isAgreed: boolean;
  /** The case has changed since the file was made. */
  readonly isOutdated: boolean;
}

const NOTHING = { texts: {}, citations: [], skipped: [] };

/** The papers that authors make of their cases. */
@Injectable()
export class PaperDraftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly contents: ShownContents,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal for anyone but the author, and for clinical images */
  async standing(actor: Actor, postId: number, form?: PaperForm): Promise<PaperStanding> {
    const post = await this.own(actor, postId);
    const paper = await this.em.findOne(Paper, { postId }, { refresh: true });
    const content = await this.contents.of(post);
    const figures = figuresOf(content);
    const chosen = form ?? paper?.form ?? 'scare';
    return {
      paper,
      form: chosen,
      items: checklistOf(chosen, { post, content, figures, paper: paper ?? NOTHING }),
      coAuthors: paper ? await CO_AUTHORS.rows(this.em, { paperId: paper.id }) : [],
      isAgreed: post.isAgreed,
      isOutdated: Boolean(paper?.assetId) && paper?.version !== content.version,
    };
  }

  /** Keeps what the author adds; the file that was made stays as it is. */
  async keep(actor: Actor, postId: number, draft: Draft): Promise<PaperStanding> {
    demandAgreed(await this.own(actor, postId));
    await this.em.transactional(async () => {
      const paper = await this.locked(postId, draft.form);
      paper.texts = { ...draft.texts };
      paper.citations = [...draft.citations];
      paper.skipped = [...draft.skipped];
      await this.em.flush();
    });
    return this.standing(actor, postId);
  }

  /**
   * Makes its file anew, a moment later.
   * @throws Refusal unless the patient has agreed to publication
   */
  async make(actor: Actor, postId: number, form: PaperForm): Promise<PaperStanding> {
    demandAgreed(await this.own(actor, postId));
    await this.em.transactional(async () => {
      const paper = await this.locked(postId, form);
      paper.asked += 1;
      paper.state = 'making';
      await this.em.flush();
      await this.outbox.later(makePaper, { paperId: paper.id, asked: paper.asked });
    });
    return this.standing(actor, postId);
  }

  /** @throws Refusal for anyone but the author, and for clinical images */
  async demandOwn(actor: Actor, postId: number): Promise<void> {
    await this.own(actor, postId);
  }

  private async own(actor: Actor, id: number): Promise<PaperPost> {
    await this.cases.findOwn(actor, { id, kind: 'case' });
    const post = await PAPER_POST.first(this.em, { postId: id, now: this.clock.now() });
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /**
   * The paper of a case, which is begun if there is none. The post is locked first, as it is where
   * its consent is withdrawn. Call this in a transaction.
   * @throws Refusal unless the patient has agreed to publication
   */
  async locked(postId: number, form?: PaperForm): Promise<Paper> {
    await this.posts.lock(postId);
    const now = this.clock.now();
    const post = await PAPER_POST.first(this.em, { postId, now });
    if (!post) throw new Refusal('not-found');
    demandAgreed(post);
    const kept = await this.em.findOne(
      Paper,
      { postId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const paper = kept ?? (await this.begin(postId, form ?? 'scare', now));
    if (paper.state === 'ended') paper.state = 'open';
    paper.form = form ?? paper.form;
    return paper;
  }

  private async begin(postId: number, form: PaperForm, createdAt: Date): Promise<Paper> {
    const paper = this.em.create(Paper, {
      postId,
      form,
      texts: {},
      citations: [],
      skipped: [],
      state: 'open',
      asked: 0,
      version: null,
      assetId: null,
      createdAt,
      madeAt: null,
    });
    await this.em.persist(paper).flush();
    return paper;
  }
}

function demandAgreed({ isAgreed, isOutOfSight }: PaperPost): void {
  if (!isAgreed) throw new Refusal('papers.not-agreed');
  if (isOutOfSight) throw new Refusal('papers.out-of-sight');
}
