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
  @Wire('kind') @OneOf(KINDS, 'Please choose founder or testimonial.') readonly kind!: string;
  @Wire('position', { optional: true })
  @Rule('position', isPosition, 'Please enter a position from 0 to 1000.')
  readonly position?: number;
  @Wire('name', { max: 100 }) @Required('Please enter a name.') readonly name!: string;
  @Wire('about') @Required('Please enter speciality and place.') readonly about!: string;
  @Wire('motto', { optional: true }) readonly motto?: string;
  @Wire('quote', { max: QUOTE_MAX })
  @Required('Please enter what they say.')
  readonly quote!: string;
  @Wire('pictureId', { optional: true })
  @IsId('Please choose a picture.')
  readonly pictureId?: number;
}

export class MissionBody {
  /** WebVTT captions, required for accessibility. */
  @Wire('captions', { lines: true, max: CAPTIONS_MAX })
  @Rule('captions', isCaptions, 'Please enter captions, beginning with WEBVTT.')
  readonly captions!: string;
  @Wire('posterId', { optional: true }) readonly posterId?: number;
}

export class UpgradeBody {
  @Wire('upgradeNotice')
  @Rule('flag', (value) => typeof value === 'boolean', 'Please answer yes or no.')
  readonly announces!: boolean;
}

export class VoiceView {
  @Wire('id') id!: number;
  @Wire('kind', { words: ['founder', 'testimonial'] }) kind!: string;
  @Wire('position') position!: number;
  @Wire('name') name!: string;
  @Wire('about') about!: string;
  @Wire('motto') motto!: string;
  @Wire('quote') quote!: string;
  @Wire('profile_pic') pictureUrl!: string;
  @Wire('pictureId', { as: 'number', nullable: true }) pictureId!: number | null;
  /** Shown with a "sample" label. */
  @Wire('isSample') isSample!: boolean;
}

export class MissionView {
  @Wire('video') videoUrl!: string;
  @Wire('thumbnail') posterUrl!: string;
  @Wire('captions') captions!: string;
  @Wire('isSample') isSample!: boolean;
}

export class SiteView {
  @Wire('founders', { of: () => VoiceView }) founders!: VoiceView[];
  @Wire('testimonials', { of: () => VoiceView }) testimonials!: VoiceView[];
  /** Null until the video is ready. */
  @Wire('mission', { of: () => MissionView, nullable: true }) mission!: MissionView | null;
}

export class NoticeView {
  @Wire('upgradeNotice') announcesUpgrade!: boolean;
}

export class CreatedVoiceView {
  @Wire('id') id!: number;
}
