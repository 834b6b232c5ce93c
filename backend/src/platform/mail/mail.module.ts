import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Clock } from '../clock';
import { Settings } from '../config/settings';
import { EmbeddedInbox } from './embedded-inbox';
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
      useFactory: async (settings: Settings, em: EntityManager, clock: Clock) => {
        if (!settings.smtpUrl) return new EmbeddedInbox(em, clock);
        const { SmtpCarrier } = await import('./smtp-carrier.js');
        return new SmtpCarrier(settings);
      },
    },
  ],
  exports: [Mail, SecretMails],
})
export class MailModule {}
