import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import type { SiteRow, VoiceRow } from './site.sql';
import { MissionView, SiteView, VoiceView } from './site.wire';

@Injectable()
export class SiteViews {
  constructor(private readonly addresses: MediaAddresses) {}

  voice({ pictureKey, ...row }: VoiceRow): VoiceView {
    return Object.assign(new VoiceView(), row, { pictureUrl: this.addresses.at(pictureKey) ?? '' });
  }

  site(voices: readonly VoiceRow[], site: SiteRow): SiteView {
    const of = (kind: VoiceRow['kind']) =>
      voices.filter((voice) => voice.kind === kind).map((voice) => this.voice(voice));
    return Object.assign(new SiteView(), {
      founders: of('founder'),
      testimonials: of('testimonial'),
      mission: this.mission(site),
    });
  }

  private mission({ videoKey, posterKey, captions, isSample }: SiteRow): MissionView | null {
    const videoUrl = this.addresses.at(videoKey);
    if (!videoUrl) return null;
    return Object.assign(new MissionView(), {
      videoUrl,
      posterUrl: this.addresses.at(posterKey) ?? '',
      captions,
      isSample,
    });
  }
}
