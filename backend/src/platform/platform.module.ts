import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit-log';
import { ClockModule } from './clock';
import { ConfigModule } from './config/config.module';
import { DatabaseModule } from './database/database.module';
import { CallersSeenModule } from './http/callers-seen';
import { LogModule } from './logging/log';
import { MailModule } from './mail/mail.module';
import { OutboxModule } from './outbox/outbox.module';
import { PushModule } from './push/push-services';
import { SocketsModule } from './sockets/sockets.module';
import { TelemetryModule } from './telemetry/telemetry.module';
import { ThrottlingModule } from './throttling/rates';

/** The infrastructure shared by every process of the product. */
@Module({
  imports: [
    ConfigModule,
    ClockModule,
    LogModule,
    DatabaseModule,
    OutboxModule,
    MailModule,
    PushModule,
    AuditModule,
    ThrottlingModule,
    SocketsModule,
    TelemetryModule,
    CallersSeenModule,
  ],
})
export class PlatformModule {}
