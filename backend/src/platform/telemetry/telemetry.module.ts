import { Global, Module } from '@nestjs/common';
import { LiveProcesses } from './live-processes';
import { Metrics } from './metrics';
import { PlatformFigures } from './platform-figures';
import { RepeatedRuns } from './repeated-runs';
import { Telemetry } from './telemetry';

@Global()
@Module({
  providers: [Metrics, LiveProcesses, PlatformFigures, RepeatedRuns, Telemetry],
  exports: [Metrics, LiveProcesses, PlatformFigures, RepeatedRuns, Telemetry],
})
export class TelemetryModule {}
