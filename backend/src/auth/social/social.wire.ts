import { Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const hasOne = (credential: unknown, whole: { code?: string }) => Boolean(credential || whole.code);

/** Either is enough: the ID token of Google's own script, or a code. */
export class GoogleSignInBody {
  @Wire('credential', { exact: true, max: 8_000 })
  @Rule('hasOne', hasOne, 'The sign-in of Google is required.')
  readonly credential?: string;

  @Wire('code', { exact: true, max: 2_000, optional: true })
  readonly code?: string;

  /** Where the code was sent to: our own callback, else Google's own pop-up. */
  @Wire('redirect_uri', { max: 500, optional: true })
  readonly redirectUri?: string;
}

export class AppleSignInBody {
  @Wire('authCode', { exact: true, max: 2_000 })
  @Required('The sign-in of Apple is required.')
  readonly code!: string;
}

/** Which sign-ins are set up. */
export class ProvidersView {
  @Wire('google') google!: boolean;
  @Wire('apple') apple!: boolean;
}
