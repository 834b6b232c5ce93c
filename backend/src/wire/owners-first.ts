import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { catchError, type Observable } from 'rxjs';
import { Refusal } from '../refusal';
import type { ActingRequest, Actor } from './access';
import type { CallStep } from './call.interceptor';
import { decorated } from './decorated';
import { isId } from './ids';

const OWNERS_FIRST = Symbol('owners first');

type Given = Readonly<Record<string, unknown>>;

interface Judge<Service extends object = object> {
  readonly service: Type<Service>;
  /** What names the thing, in the path, the query or the body: the first that is given. */
  readonly words: readonly string[];
  readonly demand: (service: Service, actor: Actor, id: number, given: Given) => Promise<unknown>;
  /** For things whose ids are texts, instead of `demand`. */
  readonly demandNamed?: (service: Service, actor: Actor, id: string) => Promise<unknown>;
}

/**
 * For a change of something that belongs to a member: whoever may not change it is told so, whatever
 * is wrong with what they sent.
 * @param demand throws a Refusal for whoever may not; called only if fields were refused
 */
export const OwnersFirst = <Service extends object>(
  service: Type<Service>,
  words: string | readonly string[],
  demand: Judge<Service>['demand'],
) => SetMetadata(OWNERS_FIRST, { service, words: [words].flat(), demand });

/** The same for what is named by a text in the path. */
export const OwnersFirstByText = <Service extends object>(
  service: Type<Service>,
  word: string,
  demandNamed: NonNullable<Judge<Service>['demandNamed']>,
) => SetMetadata(OWNERS_FIRST, { service, words: [word], demandNamed });

/** Runs before what is wrong with the fields is told. */
@Injectable()
export class OwnersFirstStep implements CallStep {
  constructor(private readonly modules: ModuleRef) {}

  isFor(context: ExecutionContext): boolean {
    return decorated<Judge>(OWNERS_FIRST, context) !== undefined;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof Refusal && error.reason === 'fields') await this.demand(context);
        throw error;
      }),
    );
  }

  private async demand(context: ExecutionContext): Promise<void> {
    const judge = decorated<Judge>(OWNERS_FIRST, context);
    const { actor, params, query, body } = context.switchToHttp().getRequest<ActingRequest>();
    if (!judge || !actor) return;
    const given: Given = { ...query, ...body, ...params };
    const named = judge.words.map((word) => given[word]).find((value) => value !== undefined);
    const service = this.modules.get(judge.service, { strict: false });
    if (judge.demandNamed) await judge.demandNamed(service, actor, String(named));
    else if (isId(Number(named))) await judge.demand(service, actor, Number(named), given);
  }
}
