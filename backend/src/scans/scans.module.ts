import { Module } from '@nestjs/common';
import { KeptScansModule } from './kept/kept-scans.module';
import { ReadingsModule } from './reading/readings.module';

@Module({ imports: [KeptScansModule, ReadingsModule], exports: [KeptScansModule] })
export class ScansModule {}
