import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { MediaService } from '../media/media.service';

/** Blogs are the site's and stay; the pictures in them pass on to another administrator when who uploaded them leaves. */
@Injectable()
export class BlogsMemberData extends MemberData {
  override readonly name = 'blogs';

  constructor(
    parts: MemberDataRegistry,
    private readonly media: MediaService,
  ) {
    super(parts);
  }

  /** The pictures are among the files of the archive. */
  override async collect(): Promise<object> {
    return [];
  }

  override async erase(memberId: number): Promise<void> {
    await this.media.passToAdministrator(memberId, 'blog-picture');
  }
}
