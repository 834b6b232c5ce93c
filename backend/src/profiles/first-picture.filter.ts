import { type ArgumentsHost, Catch } from '@nestjs/common';
import { uploadRules } from '../media/upload.rules';
import { Refusal } from '../refusal';
import type { ActingRequest } from '../wire/access';
import { ReplyFilter } from '../wire/reply.filter';

const SENTENCE = 'Please select a valid image file';

/**
 * Step 1 has its own message for a file that is not an image; the profile uses the standard one.
 * Pictures that cannot be read are told alike.
 */
@Catch()
export class FirstPictureFilter extends ReplyFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    super.catch(isInStepOne(host) ? reworded(error) : error, host);
  }
}

function isInStepOne(host: ArgumentsHost): boolean {
  return host.switchToHttp().getRequest<ActingRequest>().actor?.step === 0;
}

function reworded(error: unknown): unknown {
  const isWrongType =
    error instanceof Refusal && error.message === uploadRules['profile-picture'].wrongType;
  return isWrongType
    ? new Refusal('media.type-not-accepted', { values: { sentence: SENTENCE } })
    : error;
}
