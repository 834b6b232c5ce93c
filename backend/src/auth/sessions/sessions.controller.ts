import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import {
  type Actor,
  BeforeSecondStep,
  CurrentMember,
  Onboarding,
  WhileRestricted,
} from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { SessionViews } from './session-views';
import { SessionsService } from './sessions.service';
import { OpenSessionView, SessionView } from './sessions.wire';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly views: SessionViews,
  ) {}

  /**
   * The caller: what a page needs for its header, and for redirecting members who are still
   * onboarding.
   */
  @Get('session')
  @BeforeSecondStep()
  @Onboarding()
  @Reply('Done.', 'records', SessionView)
  async mine(@CurrentMember() actor: Actor): Promise<SessionView> {
    return this.views.ofActor(actor);
  }

  @Get('sessions')
  @Onboarding()
  @Reply('Done.', 'result', [OpenSessionView])
  async open(@CurrentMember() actor: Actor): Promise<OpenSessionView[]> {
    const sessions = await this.sessions.openOf(actor);
    return sessions.map((session) => Object.assign(new OpenSessionView(), session));
  }

  @Delete('sessions/:id')
  @WhileRestricted()
  @Onboarding()
  @Reply('That session is ended.')
  async end(@Param('id', IdPipe) id: number, @CurrentMember() actor: Actor): Promise<void> {
    await this.sessions.endOne(actor, id);
  }

  @Post('sessions/end-others')
  @WhileRestricted()
  @Onboarding()
  @Reply('All other sessions are ended.')
  async endOthers(@CurrentMember() actor: Actor): Promise<void> {
    await this.sessions.endAll(actor.memberId, actor.sessionId);
  }
}
