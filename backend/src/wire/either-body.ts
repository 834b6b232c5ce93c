import { ApiBody, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { WireClass } from './wire';

/** Documents a form whose fields depend on what is sent. */
export const EitherBody =
  (...shapes: WireClass[]): MethodDecorator =>
  (target, key, descriptor) => {
    ApiExtraModels(...shapes)(target, key, descriptor);
    ApiBody({ schema: { oneOf: shapes.map((shape) => ({ $ref: getSchemaPath(shape) })) } })(
      target,
      key,
      descriptor,
    );
  };
