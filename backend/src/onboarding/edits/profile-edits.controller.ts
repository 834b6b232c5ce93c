import { Body, Controller, Post } from '@nestjs/common';
import { type Actor, Asking, CallerWords, Onboarding } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { groupNames } from '../group-answers';
import { ProfileEditsService } from './profile-edits.service';
import { AdditionalQualificationBody, OtherGroupsBody } from './profile-edits.wire';

@Controller()
export class ProfileEditsController {
  constructor(private readonly edits: ProfileEditsService) {}

  @Post('updateAdditionalQualification')
  @Onboarding()
  @CallerWords('id')
  @Reply('Additional Qualification updated successfully')
  async changeAdditionalQualifications(
    @Asking() actor: Actor,
    @Body() body: AdditionalQualificationBody,
  ): Promise<void> {
    await this.edits.changeAdditionalQualifications(actor, body.additionalQualifications);
  }

  @Post('updateChatOtherRooms')
  @Onboarding()
  @CallerWords('id')
  @Reply('Group Added Successfully')
  async addGroups(@Asking() actor: Actor, @Body() body: OtherGroupsBody): Promise<void> {
    await this.edits.addGroups(actor, groupNames(body.otherGroups));
  }
}
