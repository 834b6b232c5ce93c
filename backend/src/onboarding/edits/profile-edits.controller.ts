import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { type Actor, CurrentMember, Onboarding, WhileRestricted } from '../../wire/access';
import { Answer, Reply } from '../../wire/reply';
import { groupNames } from '../group-answers';
import { NamesService } from '../names.service';
import { NamesBody } from '../names.wire';
import { StepForms } from '../step-forms';
import { ProfileEditsService } from './profile-edits.service';
import { AdditionalQualificationBody, OtherGroupsBody } from './profile-edits.wire';

const SAVED = 'Your name and gender are saved.';
const REOPENED = 'Your medical registration will be checked again.';

@Controller()
export class ProfileEditsController {
  constructor(
    private readonly edits: ProfileEditsService,
    private readonly forms: StepForms,
    private readonly names: NamesService,
  ) {}

  @Post('account/names')
  @WhileRestricted()
  @ApiBody({ type: NamesBody })
  @Reply(SAVED)
  async changeNames(
    @CurrentMember() actor: Actor,
    @Body() raw: unknown,
  ): Promise<Answer<undefined> | undefined> {
    const isReopened = await this.names.change(actor, await this.forms.names(actor, raw));
    return isReopened ? new Answer(undefined, { msg: `${SAVED} ${REOPENED}` }) : undefined;
  }

  @Post('updateAdditionalQualification')
  @WhileRestricted()
  @Onboarding()
  @Reply('Additional Qualification updated successfully')
  async changeAdditionalQualifications(
    @CurrentMember() actor: Actor,
    @Body() body: AdditionalQualificationBody,
  ): Promise<void> {
    await this.edits.changeAdditionalQualifications(actor, body.additionalQualifications);
  }

  @Post('updateChatOtherRooms')
  @Onboarding()
  @Reply('Group Added Successfully')
  async addGroups(@CurrentMember() actor: Actor, @Body() body: OtherGroupsBody): Promise<void> {
    await this.edits.addGroups(actor, groupNames(body.otherGroups));
  }
}
