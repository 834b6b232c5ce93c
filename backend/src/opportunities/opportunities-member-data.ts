import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { MediaService } from '../media/media.service';
import { ApplicationRepository } from './applications/application.repository';

/** What members offered and what they applied for. */
@Injectable()
export class OpportunitiesMemberData extends MemberData {
  override readonly name = 'opportunities';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly applications: ApplicationRepository,
    private readonly media: MediaService,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const posted = await this.em.execute<object[]>(
      `select o.id, o.title, country.name as country, o.city_name as city, o.duration_amount || ' ' || o.duration_unit as duration,
         o.from_date::text as "from", o.to_date::text as "to", o.deadline::text as deadline, o.description, o.speciality, o.type, o.qualifications,
         o.experience, o.response_count as responses, o.created_at as "postedAt", o.closed_at as "closedAt"
       from opportunity o join country on country.id = o.country_id where o.owner_id = ? order by o.id`,
      [memberId],
    );
    const applications = await this.em.execute<object[]>(
      `select p.id, o.title as opportunity, p.name, p.email, p.contact, p.address, p.medical_college as "medicalCollege", p.degree, p.state,
         'files/' || cv.purpose || '-' || cv.id || substring(cv.key from '\\.\\w+$') as cv, p.created_at as "appliedAt"
       from opportunity_application p join opportunity o on o.id = p.opportunity_id left join asset cv on cv.id = p.cv_asset_id
       where p.applicant_id = ? order by p.id`,
      [memberId],
    );
    return { posted, applications };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.transactional(() => this.eraseApplications(memberId));
    await eraseInBatches(this.em, {
      table: 'opportunity',
      owner: 'owner_id',
      memberId,
      clear: (ids) => this.clear(ids),
    });
  }

  /** Their CVs are held by nothing then, and erased with the member's other files. */
  private async eraseApplications(memberId: number): Promise<void> {
    await this.em.execute(
      `with gone as (delete from opportunity_application where applicant_id = ? returning opportunity_id, state)
       update opportunity o set response_count = response_count - 1 from gone
       where o.id = gone.opportunity_id and gone.state <> 'withdrawn' and o.forgotten_at is null`,
      [memberId],
    );
  }

  /** With what others sent to apply for them. */
  private async clear(ids: readonly number[]): Promise<void> {
    await this.media.letGo(await this.applications.removeFrom(ids));
  }
}
