import { Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module';

const domains = [AuthModule];

/** Every domain, in the order of ranks. */
@Module({ imports: domains, exports: domains })
export class DomainsModule {}
