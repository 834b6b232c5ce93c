import { Module } from '@nestjs/common';
import { KeptScansModule } from './kept/kept-scans.module';

@Module({ imports: [KeptScansModule], exports: [KeptScansModule] })
export class ScansModule {}
