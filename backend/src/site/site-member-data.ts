import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { MediaService } from '../media/media.service';

/**
 * Content entered by administrators belongs to the site: its video is transferred to another one
 * when they leave.
 */
@Injectable()
export class SiteMemberData extends MemberData {
  override readonly name = 'site';

  constructor(
    parts: MemberDataRegistry,
    private readonly media: MediaService,
  ) {
    super(parts);
  }

  override async collect(): Promise<object> {
    return [];
  }

  override async erase(memberId: number): Promise<void> {
    await this.media.passToAdministrator(memberId, 'mission-video');
  }
}
