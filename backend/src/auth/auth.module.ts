import { MikroOrmModule } from '@mikro-orm/nestjs';
import {
  type MiddlewareConsumer,
  Module,
  type NestModule,
  type OnModuleInit,
  RequestMethod,
} from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Callers } from '../wire/access.guard';
import { Account } from './account.entity';
import { AccountAccessService } from './account-access.service';
import { setLengthLimits } from './form-fields';
import { InactivityService } from './inactivity/inactivity.service';
import { JoiningController } from './joining/joining.controller';
import { SignUpService } from './joining/sign-up.service';
import { VerificationService } from './joining/verification.service';
import { Measure } from './measures/measure.entity';
import { MeasuresController } from './measures/measures.controller';
import { MeasuresService } from './measures/measures.service';
import { OneTimeCodes } from './passwords/one-time-codes.service';
import { OwnPassword } from './passwords/own-password.service';
import { PasswordChangesService } from './passwords/password-changes.service';
import { Passwords } from './passwords/passwords';
import { PasswordsController } from './passwords/passwords.controller';
import { NewSignInService } from './sessions/new-sign-in.service';
import { SessionCallers } from './sessions/session-callers';
import { SessionViews } from './sessions/session-views';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsService } from './sessions/sessions.service';
import { SignInController } from './sessions/sign-in.controller';
import { SignInService } from './sessions/sign-in.service';
import { Tokens } from './sessions/tokens';
import { Flows } from './social/flow';
import { IdentityService } from './social/identity.service';
import { Providers } from './social/providers';
import { SocialController } from './social/social.controller';
import { SocialFlowController } from './social/social-flow.controller';
import { SocialFlowService } from './social/social-flow.service';
import { SocialSignInService } from './social/social-sign-in.service';
import { AppleSignIn, GoogleSignIn } from './social/strategies';
import { withoutSession } from './social/without-session';

@Module({
  imports: [MikroOrmModule.forFeature([Account, Measure])],
  controllers: [
    JoiningController,
    SignInController,
    SessionsController,
    MeasuresController,
    PasswordsController,
    SocialController,
    SocialFlowController,
  ],
  providers: [
    Passwords,
    Tokens,
    SessionsService,
    NewSignInService,
    SignUpService,
    SignInService,
    VerificationService,
    OneTimeCodes,
    OwnPassword,
    PasswordChangesService,
    SessionViews,
    AccountAccessService,
    MeasuresService,
    InactivityService,
    Providers,
    Flows,
    IdentityService,
    SocialSignInService,
    SocialFlowService,
    GoogleSignIn,
    AppleSignIn,
    { provide: Callers, useClass: SessionCallers },
  ],
  exports: [
    Passwords,
    Tokens,
    OneTimeCodes,
    OwnPassword,
    NewSignInService,
    SessionsService,
    VerificationService,
    PasswordChangesService,
    AccountAccessService,
    MeasuresService,
    InactivityService,
    Callers,
  ],
})
export class AuthModule implements OnModuleInit, NestModule {
  constructor(private readonly settings: Settings) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(withoutSession)
      .forRoutes({ path: 'auth/apple/callback', method: RequestMethod.POST });
  }

  onModuleInit(): void {
    setLengthLimits({
      name: this.settings.nameMinLength,
      password: this.settings.passwordMinLength,
    });
  }
}
