import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../wire/access';
import { Rates } from '../throttling/rates';
import { Readiness } from './readiness';
import { SetupStep } from './setup-step.entity';

@Controller()
@ApiExcludeController()
export class HealthController {
  constructor(
    private readonly em: EntityManager,
    private readonly readiness: Readiness,
    private readonly rates: Rates,
  ) {}

  /** Liveness: the process is running. */
  @Get('healthz')
  @Public()
  live(): object {
    return { status: 'ok' };
  }

  /**
   * Readiness: the database responds, setup is complete and the process is not shutting down. It
   * stays ready without Redis and says so: work that needs Redis waits, and rates are counted per
   * process.
   */
  @Get('readyz')
  @Public()
  async ready(@Res() response: Response): Promise<void> {
    const state = this.readiness.isStopping ? 'stopping' : await this.setUp();
    response
      .status(state === 'ready' ? 200 : 503)
      .json({ status: state, ...(this.rates.countsAlone && { without: ['redis'] }) });
  }

  private async setUp(): Promise<'ready' | 'starting' | 'database unavailable'> {
    try {
      const done = await this.em.count(SetupStep, { name: 'prepared' });
      return done > 0 ? 'ready' : 'starting';
    } catch {
      return 'database unavailable';
    }
  }
}
