import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { MediaService } from '../media/media.service';

/** What administrators put on the public pages is the site's: its video passes on to another one when they leave. */
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
