import { Body, Controller, Post, Put, UseFilters } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { demandFile } from '../media/media.service';
import { Multipart, ReceivedFile } from '../media/multipart/multipart';
import type { ReceivedFile as File } from '../media/received-file';
import { uploadRules } from '../media/upload.rules';
import { Refusal } from '../refusal';
import { type Actor, CurrentMember, Onboarding, WhileRestricted } from '../wire/access';
import { Rated } from '../wire/rate.guard';
import { Reads } from '../wire/reads';
import { Reply } from '../wire/reply';
import type { CvVisibility } from './cv-visibility.rules';
import { FirstPictureFilter } from './first-picture.filter';
import { isOwn } from './profile.policy';
import { ProfileViews } from './profile-views';
import { ProfilesService } from './profiles.service';
import {
  CvReply,
  CvVisibilityBody,
  FileView,
  NOT_DECLARED,
  OwnProfileView,
  PictureReply,
  PictureView,
  PortraitBody,
  ProfileQuery,
  ProfileView,
  QuotableBody,
} from './profiles.wire';

@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly views: ProfileViews,
    private readonly addresses: MediaAddresses,
  ) {}

  @Reads('getProfileDetails')
  @Onboarding()
  @Reply('Done.', undefined, OwnProfileView)
  async details(@CurrentMember() actor: Actor, @Body() query: ProfileQuery): Promise<ProfileView> {
    const memberId = query.memberId ?? actor.memberId;
    const details = await this.profiles.details(actor, memberId);
    return isOwn(actor, memberId) ? this.views.forOwner(details) : this.views.forOthers(details);
  }

  @Post(['uploadProfilePic', 'uploadPic'])
  @WhileRestricted()
  @Onboarding()
  @Rated('upload')
  @Multipart({ files: { profile_pic: [uploadRules['profile-picture']] }, maxFiles: 1 })
  @UseFilters(FirstPictureFilter)
  @Reply('Your picture is saved.', undefined, PictureReply)
  async uploadPicture(
    @CurrentMember() actor: Actor,
    @Body() { showsMe = false, asksShowsMe }: PortraitBody,
    @ReceivedFile('profile_pic') file: File | undefined,
  ): Promise<PictureReply> {
    if (asksShowsMe && !showsMe)
      throw new Refusal('fields', { errors: { showsMe: [NOT_DECLARED] } });
    const asset = await this.profiles.setPicture(
      actor,
      demandFile(file, 'profile_pic', uploadRules['profile-picture']),
      showsMe,
    );
    const { url } = this.addresses.of(asset);
    return Object.assign(new PictureReply(), {
      picture: Object.assign(new PictureView(), { path: url, url }),
    });
  }

  @Post('uploadCv')
  @WhileRestricted()
  @Onboarding()
  @Rated('upload')
  @Multipart({ files: { cv: [uploadRules.cv] }, maxFiles: 1 })
  @Reply('Your CV is saved.', undefined, CvReply)
  async uploadCv(
    @CurrentMember() actor: Actor,
    @ReceivedFile('cv') file: File | undefined,
  ): Promise<CvReply> {
    const asset = await this.profiles.setCv(actor, demandFile(file, 'cv', uploadRules.cv));
    const { url } = this.addresses.of(asset);
    return Object.assign(new CvReply(), {
      cv: Object.assign(new FileView(), { name: asset.originalName ?? 'CV', url }),
    });
  }

  @Put('profile/cv-visibility')
  @WhileRestricted()
  @Onboarding()
  @Reply('Your choice is saved.')
  async showCvTo(@CurrentMember() actor: Actor, @Body() body: CvVisibilityBody): Promise<void> {
    await this.profiles.showCvTo(actor, body.visibility as CvVisibility);
  }

  /** Whether visitors may read an answer of this member on the public page of cases. */
  @Put('profile/quotable')
  @WhileRestricted()
  @Reply('Your choice is saved.')
  async letQuote(@CurrentMember() actor: Actor, @Body() body: QuotableBody): Promise<void> {
    await this.profiles.letQuote(actor, body.isQuotable);
  }

  @Post('deleteCv')
  @WhileRestricted()
  @Onboarding()
  @Reply('Your CV is removed.')
  async deleteCv(@CurrentMember() actor: Actor): Promise<void> {
    await this.profiles.removeCv(actor);
  }
}
