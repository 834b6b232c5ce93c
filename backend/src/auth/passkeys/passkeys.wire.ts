import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

/** Encoded parts of WebAuthn messages. */
const PART = { exact: true, max: 20_000 } as const;
const MISSING = 'The answer of the passkey is required.';
const IS_KEY = Rule('type', (value) => value === 'public-key', MISSING);

class RegistrationAnswer {
  @Wire(PART)
  @Required(MISSING)
  readonly clientDataJSON!: string;

  @Wire(PART)
  @Required(MISSING)
  readonly attestationObject!: string;

  @Wire({ of: 'text', max: 10, optional: true })
  readonly transports?: string[];
}

class SignInAnswer {
  @Wire(PART)
  @Required(MISSING)
  readonly clientDataJSON!: string;

  @Wire(PART)
  @Required(MISSING)
  readonly authenticatorData!: string;

  @Wire(PART)
  @Required(MISSING)
  readonly signature!: string;

  @Wire({ ...PART, optional: true })
  readonly userHandle?: string;
}

class CredentialBody {
  @Wire({ exact: true, max: 2_000 })
  @Required(MISSING)
  readonly id!: string;

  @Wire({ exact: true, max: 2_000 })
  @Required(MISSING)
  readonly rawId!: string;

  @Wire('type', { words: ['public-key'] })
  @IS_KEY
  readonly type!: 'public-key';
}

/** WebAuthn's RegistrationResponseJSON. */
export class RegistrationCredential extends CredentialBody {
  @Wire({ of: () => RegistrationAnswer })
  @Required(MISSING)
  readonly response!: RegistrationAnswer;
}

/** WebAuthn's AuthenticationResponseJSON. */
export class SignInCredential extends CredentialBody {
  @Wire({ of: () => SignInAnswer })
  @Required(MISSING)
  readonly response!: SignInAnswer;
}

export class NewPasskeyBody {
  @Wire({ of: () => RegistrationCredential })
  @Required(MISSING)
  readonly credential!: RegistrationCredential;

  /** A label for recognising the passkey. */
  @Wire({ optional: true, max: 60 })
  readonly name?: string;
}

export class PasskeyProofBody {
  @Wire({ exact: true, max: 100 })
  @Required('The ticket is required.')
  readonly ticket!: string;

  @Wire({ of: () => SignInCredential })
  @Required(MISSING)
  readonly credential!: SignInCredential;
}

export class PasskeySignInBody extends PasskeyProofBody {
  @Wire({ optional: true })
  readonly remember?: boolean;
}

export class PasskeyAddedView {
  @Wire() id!: number;
}

export class PasskeyView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire('created_at') createdAt!: Date;
  @Wire('last_used_at', { as: 'time', nullable: true }) lastUsedAt!: Date | null;
}

/** In the library's format. */
export function asProof(credential: SignInCredential): AuthenticationResponseJSON {
  return { ...credential, clientExtensionResults: {} };
}
