import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Callers } from '../wire/access.guard';
import { Account } from './account.entity';
import { setLengthLimits } from './field.rules';
import { Passwords } from './passwords/passwords';
import { JoiningController } from './joining/joining.controller';
import { OneTimeCodes } from './passwords/one-time-codes.service';
import { PasswordChangesService } from './passwords/password-changes.service';
import { PasswordsController } from './passwords/passwords.controller';
import { SessionsController } from './sessions/sessions.controller';
import { SignInController } from './sessions/sign-in.controller';
import { SessionCallers } from './sessions/session-callers';
import { SessionViews } from './sessions/session-views';
import { SessionsService } from './sessions/sessions.service';
import { SignInService } from './sessions/sign-in.service';
import { SignUpService } from './joining/sign-up.service';
import { Tokens } from './sessions/tokens';
import { VerificationService } from './joining/verification.service';

@Module({
  imports: [MikroOrmModule.forFeature([Account])],
  controllers: [JoiningController, SignInController, SessionsController, PasswordsController],
  providers: [
    Passwords,
    Tokens,
    SessionsService,
    SignUpService,
    SignInService,
    VerificationService,
    OneTimeCodes,
    PasswordChangesService,
    SessionViews,
    { provide: Callers, useClass: SessionCallers },
  ],
  exports: [Passwords, Tokens, OneTimeCodes, SessionsService, VerificationService, PasswordChangesService, Callers],
})
export class AuthModule implements OnModuleInit {
  constructor(private readonly settings: Settings) {}

  onModuleInit(): void {
    setLengthLimits({ name: this.settings.nameMinLength, password: this.settings.passwordMinLength });
  }
}
