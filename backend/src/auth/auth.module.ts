import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Callers } from '../wire/access.guard';
import { Account } from './account.entity';
import { AuthController } from './auth.controller';
import { setLengthLimits } from './auth.wire';
import { Passwords } from './passwords';
import { SessionController } from './session.controller';
import { SessionCallers } from './session-callers';
import { SessionViews } from './session-views';
import { SessionsService } from './sessions.service';
import { SignInService } from './sign-in.service';
import { SignUpService } from './sign-up.service';
import { Tokens } from './tokens';
import { VerificationService } from './verification.service';

@Module({
  imports: [MikroOrmModule.forFeature([Account])],
  controllers: [AuthController, SessionController],
  providers: [
    Passwords,
    Tokens,
    SessionsService,
    SignUpService,
    SignInService,
    VerificationService,
    SessionViews,
    { provide: Callers, useClass: SessionCallers },
  ],
  exports: [Passwords, Tokens, SessionsService, VerificationService, Callers],
})
export class AuthModule implements OnModuleInit {
  constructor(private readonly settings: Settings) {}

  onModuleInit(): void {
    setLengthLimits({ name: this.settings.nameMinLength, password: this.settings.passwordMinLength });
  }
}
