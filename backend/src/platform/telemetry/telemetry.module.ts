import { Global, Module } from '@nestjs/common';
import { LiveProcesses } from './live-processes';
import { Metrics } from './metrics';
import { PlatformFigures } from './platform-figures';
import { Telemetry } from './telemetry';

@Global()
@Module({
  providers: [Metrics, LiveProcesses, PlatformFigures, Telemetry],
  exports: [Metrics, LiveProcesses, PlatformFigures, Telemetry],
})
export class TelemetryModule {}
