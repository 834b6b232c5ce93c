import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { type Actor, CurrentMember, Onboarding, WhileRestricted } from '../wire/access';
import { Answer, Reply } from '../wire/reply';
import { PersonalService } from './personal.service';
import { PersonalBody, StepView, stepOf } from './personal.wire';
import { QualificationService } from './qualification.service';
import { QualificationBody } from './qualification.wire';
import { StepForms } from './step-forms';

/** Fields that only step 1 sends: without them a header `id` means an edit of the profile. */
const ONLY_IN_STEP = ['firstName', 'lastName', 'emailId', 'gender', 'mobile'];

@Controller()
export class OnboardingController {
  constructor(
    private readonly forms: StepForms,
    private readonly personalStep: PersonalService,
    private readonly qualificationStep: QualificationService,
  ) {}

  @Post('personal')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: PersonalBody })
  @Reply('Your personal details are saved.', undefined, StepView)
  async personal(
    @CurrentMember() actor: Actor,
    @Body() raw: unknown,
    @Headers('id') headerId?: string,
  ): Promise<StepView | Answer<undefined>> {
    if (isUpdate(headerId, raw)) return this.update(actor, raw);
    return stepOf(await this.personalStep.complete(actor, await this.forms.personal(actor, raw)));
  }

  /** Validates these answers as `personal` does, without saving them. */
  @Post('personal/check')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: PersonalBody })
  @Reply('Your answers are complete.')
  async check(@CurrentMember() actor: Actor, @Body() raw: unknown): Promise<void> {
    await this.forms.personal(actor, raw);
  }

  @Post('qualification')
  @WhileRestricted()
  @Onboarding()
  @ApiBody({ type: QualificationBody })
  @Reply('Your qualification is saved. Welcome to Suture.', undefined, StepView)
  async qualification(
    @CurrentMember() actor: Actor,
    @Body() raw: unknown,
  ): Promise<StepView | Answer<StepView>> {
    const { qualification, declarations } = await this.forms.qualification(actor, raw);
    const account = await this.qualificationStep.complete(actor, qualification, declarations);
    return actor.state === 'member'
      ? new Answer(stepOf(account), { msg: 'Your training is saved.' })
      : stepOf(account);
  }

  private async update(actor: Actor, raw: unknown): Promise<Answer<undefined>> {
    await this.personalStep.update(actor, await this.forms.personalUpdate(actor, raw));
    return new Answer(undefined, { msg: 'Personal Details updated successfully' });
  }
}

function isUpdate(headerId: string | undefined, raw: unknown): boolean {
  return Boolean(headerId) && !ONLY_IN_STEP.some((word) => Object.hasOwn(Object(raw), word));
}
