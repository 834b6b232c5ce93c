import { Controller, Get } from '@nestjs/common';
import { Asking, type Actor, Onboarding } from '../wire/access';
import { Reply } from '../wire/reply';
import { SessionView } from './auth.wire';
import { SessionViews } from './session-views';

@Controller('session')
export class SessionController {
  constructor(private readonly views: SessionViews) {}

  /** Who I am: what a page needs to greet its member and to steer whoever is still onboarding. */
  @Get()
  @Onboarding()
  @Reply('Done.', 'records', SessionView)
  async mine(@Asking() actor: Actor): Promise<SessionView> {
    return this.views.ofMember(actor.memberId);
  }
}
