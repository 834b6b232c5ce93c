import { IsId } from '../wire/ids';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const KINDS = ['founder', 'testimonial'] as const;
const QUOTE_MAX = 600;
const CAPTIONS_MAX = 20_000;

const isCaptions = (value: unknown) => /^WEBVTT(\s|$)/.test(String(value));

const LAST_POSITION = 1_000;
const isPosition = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_POSITION;

export class VoiceBody {
  @Wire() @OneOf(KINDS, 'Please choose founder or testimonial.') readonly kind!: string;
  @Wire({ optional: true })
  @Rule('position', isPosition, 'Please enter a position from 0 to 1000.')
  readonly position?: number;
  @Wire({ max: 100 }) @Required('Please enter a name.') readonly name!: string;
  @Wire() @Required('Please enter speciality and place.') readonly about!: string;
  @Wire({ optional: true }) readonly motto?: string;
  @Wire({ max: QUOTE_MAX })
  @Required('Please enter what they say.')
  readonly quote!: string;
  @Wire({ optional: true })
  @IsId('Please choose a picture.')
  readonly pictureId?: number;
}

export class MissionBody {
  /** WebVTT captions, required for accessibility. */
  @Wire({ lines: true, max: CAPTIONS_MAX })
  @Rule('captions', isCaptions, 'Please enter captions, beginning with WEBVTT.')
  readonly captions!: string;
  @Wire({ optional: true }) readonly posterId?: number;
}

export class UpgradeBody {
  @Wire('upgradeNotice')
  @Rule('flag', (value) => typeof value === 'boolean', 'Please answer yes or no.')
  readonly announces!: boolean;
}

export class VoiceView {
  @Wire() id!: number;
  @Wire({ words: ['founder', 'testimonial'] }) kind!: string;
  @Wire() position!: number;
  @Wire() name!: string;
  @Wire() about!: string;
  @Wire() motto!: string;
  @Wire() quote!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire({ as: 'number', nullable: true }) pictureId!: number | null;
  /** Shown with a "sample" label. */
  @Wire() isSample!: boolean;
}

export class MissionView {
  @Wire('video') videoUrl!: string;
  @Wire('thumbnail') posterUrl!: string;
  @Wire() captions!: string;
  @Wire() isSample!: boolean;
}

export class SiteView {
  @Wire({ of: () => VoiceView }) founders!: VoiceView[];
  @Wire({ of: () => VoiceView }) testimonials!: VoiceView[];
  /** Null until the video is ready. */
  @Wire({ of: () => MissionView, nullable: true }) mission!: MissionView | null;
}

export class NoticeView {
  @Wire('upgradeNotice') announcesUpgrade!: boolean;
}

export class CreatedVoiceView {
  @Wire() id!: number;
}
