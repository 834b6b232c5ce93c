import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Settings } from '../config/settings';
import { databaseOptions } from './database.options';

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
})
export class DatabaseModule {}
