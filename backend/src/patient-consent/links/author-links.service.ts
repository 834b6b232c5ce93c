import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalCasesService } from '../../clinical-cases/clinical-cases.service';
import { ClinicalPostRepository } from '../../clinical-cases/clinical-post.repository';
import { type ConsentScope, plainScope } from '../../clinical-cases/consent/consent.rules';
import { PatientWaiting } from '../../clinical-cases/privacy/patient-waiting.service';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { patientLinkOver } from '../patient-consent.signals';
import type { Language } from '../texts/languages.rules';
import { AgreementService } from './agreement.service';
import { digestOf, newToken } from './link-token';
import { PatientLink } from './patient-link.entity';
import { PatientLinkRepository } from './patient-link.repository';
import { isAnswered, MOST_LINKS } from './patient-link.rules';

interface Wanted {
  readonly language: Language;
  /** What the patient can choose from; defaults to the scope of the post. */
  readonly offered: readonly ConsentScope[] | undefined;
}

/** The links that authors give to their patients. */
@Injectable()
export class AuthorLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly links: PatientLinkRepository,
    private readonly waiting: PatientWaiting,
    private readonly agreement: AgreementService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Hides the post from everyone but the author until the link is answered.
   * @returns the token, which cannot be read again
   */
  async make(
    actor: Actor,
    postId: number,
    { language, offered }: Wanted,
  ): Promise<{ link: PatientLink; token: string }> {
    await this.cases.findOwn(actor, { id: postId });
    const token = newToken();
    const now = this.clock.now();
    const link = await this.em.transactional(async () => {
      const post = await this.posts.lock(postId);
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      if (!post.isDeclared) throw new Refusal('clinical-cases.undeclared');
      const known = await this.links.lockOf(postId);
      if (known.filter((one) => one.isLivingAt(now)).length >= MOST_LINKS)
        throw new Refusal('patient-consent.too-many-links');
      const made = await this.links.add(
        new PatientLink({
          postId,
          language,
          now,
          tokenDigest: digestOf(token),
          offered: offered?.length ? offeredAs(offered) : plainScope(post.scope),
        }),
      );
      await this.waiting.begin(post);
      await this.outbox.later(patientLinkOver, { linkId: made.id }, { runAt: made.expiresAt });
      return made;
    });
    return { link, token };
  }

  async list(actor: Actor, postId: number): Promise<PatientLink[]> {
    await this.cases.findOwn(actor, { id: postId });
    return this.links.of(postId);
  }

  /** Shows the post again if all others have agreed. @throws Refusal once the link was answered */
  async end(actor: Actor, postId: number, linkId: number): Promise<void> {
    await this.cases.findOwn(actor, { id: postId });
    await this.em.transactional(async () => {
      const post = await this.posts.lock(postId);
      const links = await this.links.lockOf(postId);
      const link = links.find(({ id }) => id === linkId);
      if (!link) throw new Refusal('not-found');
      if (isAnswered(link.state)) throw new Refusal('patient-consent.link-decided');
      link.state = 'ended';
      await this.em.flush();
      await this.agreement.showIfAllAgree(post, links);
    });
  }
}

/** Without duplicates; defaults to all members if no audience is given. */
function offeredAs(offered: readonly ConsentScope[]): ConsentScope[] {
  const words = new Set<ConsentScope>(offered);
  return words.has('speciality') || words.has('members') ? [...words] : ['members', ...words];
}
