import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { PostViews } from '../posts/post.views';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { AskingPreferencesService } from './asking-preferences.service';
import { QuestionsService } from './questions.service';
import {
  AskingPreferencesBody,
  AskingPreferencesView,
  choicesOf,
  preferencesView,
  QuestionsQuery,
  QuestionTallyView,
  QuestionView,
  questionView,
} from './questions.wire';

/** The questions a member was asked, and when they may be asked. */
@Controller('questions')
export class QuestionsController {
  constructor(
    private readonly questions: QuestionsService,
    private readonly preferences: AskingPreferencesService,
    private readonly views: PostViews,
  ) {}

  @Get()
  @Reply('Done.', 'result', [QuestionView])
  async list(
    @CurrentMember() actor: Actor,
    @Query() query: QuestionsQuery,
  ): Promise<Page<QuestionView>> {
    const page = await this.questions.toMember(actor, windowOf(query), query.states);
    return page.map((row) => questionView(row, actor, this.views));
  }

  @Get('tally')
  @Reply('Done.', 'result', QuestionTallyView)
  async tally(@CurrentMember() actor: Actor): Promise<QuestionTallyView> {
    return Object.assign(new QuestionTallyView(), await this.questions.tallyOf(actor));
  }

  @Get('settings')
  @Reply('Done.', 'result', AskingPreferencesView)
  async settings(@CurrentMember() actor: Actor): Promise<AskingPreferencesView> {
    return preferencesView(await this.preferences.of(actor.memberId));
  }

  @Put('settings')
  @WhileRestricted()
  @Reply('Settings saved', 'result', AskingPreferencesView)
  async choose(
    @CurrentMember() actor: Actor,
    @Body() body: AskingPreferencesBody,
  ): Promise<AskingPreferencesView> {
    return preferencesView(await this.preferences.choose(actor.memberId, choicesOf(body)));
  }

  @Post(':id/pass')
  @WhileRestricted()
  @Reply('You passed. Someone else is asked.')
  async pass(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.questions.pass(actor, id);
  }
}
