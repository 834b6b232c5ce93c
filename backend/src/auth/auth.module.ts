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
import { AccountLinks } from './address/account-links';
import { AddressRepository } from './address/address.repository';
import { AddressController } from './address-changes/address.controller';
import { AddressChangesService } from './address-changes/address-changes.service';
import { AddressMailsService } from './address-changes/address-mails.service';
import { TakingBackService } from './address-changes/taking-back.service';
import { setLengthLimits } from './form-fields';
import { AccountSecurityController } from './identity/account-security.controller';
import { AccountSecurityService } from './identity/account-security.service';
import { IdentityController } from './identity/identity.controller';
import { IdentityCheckService } from './identity/identity-check.service';
import { InactivityService } from './inactivity/inactivity.service';
import { JoiningController } from './joining/joining.controller';
import { LinkSignInController } from './joining/link-sign-in.controller';
import { LinkSignInService } from './joining/link-sign-in.service';
import { SignUpService } from './joining/sign-up.service';
import { VerificationService } from './joining/verification.service';
import { Measure } from './measures/measure.entity';
import { MeasuresController } from './measures/measures.controller';
import { MeasuresService } from './measures/measures.service';
import { AccountNotices } from './notices/account-notices.service';
import { PasskeyRepository } from './passkeys/passkey.repository';
import { PasskeyProofs } from './passkeys/passkey-proofs.service';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller';
import { PasskeysController } from './passkeys/passkeys.controller';
import { PasskeysService } from './passkeys/passkeys.service';
import { Passwords } from './passwords';
import { OneTimeCodes } from './passwords/one-time-codes.service';
import { OwnPassword } from './passwords/own-password.service';
import { PasswordChangesService } from './passwords/password-changes.service';
import { PasswordsController } from './passwords/passwords.controller';
import { Revocation } from './revocation/revocation.service';
import { AccountAccessService } from './roles/account-access.service';
import { SecondSignInController } from './second-step/second-sign-in.controller';
import { SecondSignInService } from './second-step/second-sign-in.service';
import { SecondStepController } from './second-step/second-step.controller';
import { SecondStepRepository } from './second-step/second-step.repository';
import { SecondStepService } from './second-step/second-step.service';
import { TotpCodes } from './second-step/totp-codes';
import { AdmissionService } from './sessions/admission.service';
import { DraftKeys } from './sessions/draft-key';
import { DraftKeyController } from './sessions/draft-key.controller';
import { Entrance } from './sessions/entrance';
import { NewSignInService } from './sessions/new-sign-in.service';
import { SessionCallers } from './sessions/session-callers';
import { SessionViews } from './sessions/session-views';
import { SessionsController } from './sessions/sessions.controller';
import { SessionsService } from './sessions/sessions.service';
import { SignInController } from './sessions/sign-in.controller';
import { SignInService } from './sessions/sign-in.service';
import { Flows } from './social/flow';
import { IdentityService } from './social/identity.service';
import { LinkedIdentitiesController } from './social/linked-identities.controller';
import { LinkedIdentities } from './social/linked-identities.service';
import { Providers } from './social/providers';
import { SocialController } from './social/social.controller';
import { SocialFlowController } from './social/social-flow.controller';
import { SocialFlowService } from './social/social-flow.service';
import { SocialSignInService } from './social/social-sign-in.service';
import { AppleSignIn, GoogleSignIn } from './social/strategies';
import { withoutSession } from './social/without-session';
import { Tickets } from './tickets/tickets';
import { Tokens } from './tokens';
import { UnsentController } from './unsent/unsent.controller';
import { UnsentForms } from './unsent/unsent-forms.service';

@Module({
  imports: [MikroOrmModule.forFeature([Account, Measure])],
  controllers: [
    JoiningController,
    LinkSignInController,
    SignInController,
    SessionsController,
    SecondSignInController,
    SecondStepController,
    PasskeySignInController,
    PasskeysController,
    IdentityController,
    AccountSecurityController,
    AddressController,
    LinkedIdentitiesController,
    DraftKeyController,
    MeasuresController,
    PasswordsController,
    SocialController,
    SocialFlowController,
    UnsentController,
  ],
  providers: [
    Passwords,
    Tokens,
    SessionsService,
    DraftKeys,
    NewSignInService,
    AdmissionService,
    Entrance,
    AccountNotices,
    TotpCodes,
    Tickets,
    SecondStepRepository,
    SecondStepService,
    SecondSignInService,
    PasskeyRepository,
    PasskeysService,
    PasskeyProofs,
    IdentityCheckService,
    AccountSecurityService,
    AccountLinks,
    AddressRepository,
    AddressChangesService,
    AddressMailsService,
    Revocation,
    TakingBackService,
    SignUpService,
    SignInService,
    LinkSignInService,
    VerificationService,
    OneTimeCodes,
    OwnPassword,
    PasswordChangesService,
    SessionViews,
    AccountAccessService,
    MeasuresService,
    InactivityService,
    LinkedIdentities,
    Providers,
    Flows,
    IdentityService,
    SocialSignInService,
    SocialFlowService,
    GoogleSignIn,
    AppleSignIn,
    UnsentForms,
    { provide: Callers, useClass: SessionCallers },
  ],
  exports: [
    Passwords,
    Tokens,
    OneTimeCodes,
    OwnPassword,
    NewSignInService,
    AccountNotices,
    AddressMailsService,
    AddressRepository,
    IdentityCheckService,
    SecondStepService,
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
