import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';
import { MediaService } from '../media/media.service';

/** What administrators put on the public pages is the site's: its video passes on to another one when they leave. */
@Injectable()
export class SitePart extends DepartingPart {
  override readonly name = 'site';

  constructor(
    parts: DepartingParts,
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
