import { MikroOrmModule } from '@mikro-orm/nestjs';
import { EntityManager, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings';
import { databaseOptions } from './database.options';
import { LateEntityManager } from './late-entity-manager';

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      inject: [Settings],
      driver: PostgreSqlDriver,
      useFactory: (settings: Settings) => ({
        ...databaseOptions(settings),
        autoLoadEntities: true,
      }),
    }),
  ],
  providers: [{ provide: LateEntityManager, useExisting: EntityManager }],
  exports: [LateEntityManager],
})
export class DatabaseModule {}
