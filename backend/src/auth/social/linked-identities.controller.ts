import { Controller, Delete, Param } from '@nestjs/common';
import {
  type Actor,
  ConfirmedIdentity,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { LinkedIdentities } from './linked-identities.service';

/** The Google and Apple accounts that log in to the member's own account. */
@Controller('account/identities')
@Onboarding()
export class LinkedIdentitiesController {
  constructor(private readonly identities: LinkedIdentities) {}

  @Delete(':id')
  @WhileRestricted()
  @ConfirmedIdentity()
  @Reply('It no longer logs in to your account.')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.identities.remove(actor, id);
  }
}
