import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { DomainsModule } from './domains.module';
import { MultipartInterceptor } from './media/multipart/multipart.interceptor';
import { HealthModule } from './platform/health/health.module';
import { DevInboxController } from './platform/mail/dev-inbox.controller';
import { PlatformModule } from './platform/platform.module';
import { AccessGuard } from './wire/access.guard';
import { CallInterceptor, type CallStep } from './wire/call.interceptor';
import { FirstPages } from './wire/first-pages';
import { OncePerKeyInterceptor } from './wire/once-per-key';
import { OwnersFirstStep } from './wire/owners-first';
import { RateGuard } from './wire/rate.guard';
import { ReplyFilter } from './wire/reply.filter';
import { ReplyInterceptor } from './wire/reply.interceptor';
import { RetriedRequests } from './wire/retried-requests';
import { SocketDoor } from './wire/socket-door';
import { WirePipe } from './wire/wire.pipe';

/** The outermost first. */
const callSteps = [
  ReplyInterceptor,
  MultipartInterceptor,
  FirstPages,
  OncePerKeyInterceptor,
  OwnersFirstStep,
];

/**
 * The API: the platform, the domains and the global guards. Access is checked first, then rate
 * limits.
 */
@Module({
  imports: [PlatformModule, HealthModule, DomainsModule],
  controllers: [DevInboxController],
  providers: [
    SocketDoor,
    RetriedRequests,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: RateGuard },
    { provide: APP_PIPE, useClass: WirePipe },
    ...callSteps,
    {
      provide: APP_INTERCEPTOR,
      inject: callSteps,
      useFactory: (...steps: CallStep[]) => new CallInterceptor(steps),
    },
    { provide: APP_FILTER, useClass: ReplyFilter },
  ],
})
export class AppModule {}
