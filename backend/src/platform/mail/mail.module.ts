import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock';
import { Settings } from '../config/settings';
import { EmbeddedInbox, SmtpCarrier } from './carriers';
import { Mail, MailCarrier } from './mail';
import { SecretMails } from './secret-mails';

@Global()
@Module({
  providers: [
    Mail,
    SecretMails,
    {
      provide: MailCarrier,
      inject: [Settings, EntityManager, Clock],
      useFactory: (settings: Settings, em: EntityManager, clock: Clock) =>
        settings.smtpUrl ? new SmtpCarrier(settings) : new EmbeddedInbox(em, clock),
    },
  ],
  exports: [Mail, SecretMails],
})
export class MailModule {}
