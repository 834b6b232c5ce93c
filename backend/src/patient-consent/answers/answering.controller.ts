import { Body, Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { Public, WithoutSession } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import type { Decision } from '../links/patient-link.rules';
import { isLanguage } from '../texts/languages.rules';
import { AnsweringService } from './answering.service';
import { AnsweredView, OpenedQuery, OpenedView, PatientAnswerBody } from './answering.wire';
import { OpenedViews } from './opened.views';

/**
 * The patient's side. The token is the credential and cookies are ignored, so requests from pages
 * without an Origin are safe.
 */
@Controller('patientConsent/:token')
@Public()
@WithoutSession()
export class AnsweringController {
  constructor(
    private readonly answering: AnsweringService,
    private readonly views: OpenedViews,
  ) {}

  @Get()
  @Rated('patient-consent')
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @Reply('Done.', 'result', OpenedView)
  async open(
    @Param('token') token: string,
    @Query() { language }: OpenedQuery,
  ): Promise<OpenedView> {
    return this.views.of(await this.answering.open(token), language);
  }

  @Post()
  @Rated('patient-consent')
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @Reply('Thank you. Your decision is kept.', 'result', AnsweredView)
  async answer(
    @Param('token') token: string,
    @Body() body: PatientAnswerBody,
  ): Promise<AnsweredView> {
    const { scope, language, version } = body;
    const answer = {
      decision: body.decision as Decision,
      scope,
      version,
      language: isLanguage(language) ? language : undefined,
    };
    return Object.assign(new AnsweredView(), await this.answering.answer(token, answer));
  }
}
