import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { Wire } from '../../wire/wire';

/**
 * Views with WebAuthn's own field names: the options for creating or using a passkey in a browser.
 */
class PasskeySiteView {
  @Wire() id!: string;
  @Wire() name!: string;
}

class PasskeyUserView {
  @Wire() id!: string;
  @Wire() name!: string;
  @Wire() displayName!: string;
}

class PasskeyKeyKindView {
  @Wire({ words: ['public-key'] }) type!: 'public-key';
  @Wire() alg!: number;
}

class PasskeyKnownKeyView {
  @Wire() id!: string;
  @Wire({ words: ['public-key'] }) type!: 'public-key';
  @Wire({ of: 'text' }) transports!: string[];
}

class PasskeySelectionView {
  @Wire({ words: ['required'] }) residentKey!: 'required';
  @Wire() requireResidentKey!: boolean;
  @Wire({ words: ['required'] }) userVerification!: 'required';
}

export class PasskeyCreationView {
  @Wire() challenge!: string;
  @Wire({ of: () => PasskeySiteView }) rp!: PasskeySiteView;
  @Wire({ of: () => PasskeyUserView }) user!: PasskeyUserView;
  @Wire({ of: () => PasskeyKeyKindView })
  pubKeyCredParams!: PasskeyKeyKindView[];
  @Wire() timeout!: number;
  @Wire({ words: ['none'] }) attestation!: 'none';
  @Wire({ of: () => PasskeyKnownKeyView })
  excludeCredentials!: PasskeyKnownKeyView[];
  @Wire({ of: () => PasskeySelectionView })
  authenticatorSelection!: PasskeySelectionView;
}

class PasskeyRequestView {
  @Wire() challenge!: string;
  @Wire() rpId!: string;
  @Wire() timeout!: number;
  @Wire({ words: ['required'] }) userVerification!: 'required';
}

export class PasskeyQuestionView {
  @Wire('result', { of: () => PasskeyRequestView }) options!: PasskeyRequestView;
  @Wire() ticket!: string;
}

export function creationView(options: PublicKeyCredentialCreationOptionsJSON): PasskeyCreationView {
  const keys = options.excludeCredentials ?? [];
  return Object.assign(new PasskeyCreationView(), {
    ...options,
    rp: Object.assign(new PasskeySiteView(), options.rp),
    user: Object.assign(new PasskeyUserView(), options.user),
    pubKeyCredParams: options.pubKeyCredParams.map((kind) =>
      Object.assign(new PasskeyKeyKindView(), kind),
    ),
    excludeCredentials: keys.map((key) =>
      Object.assign(new PasskeyKnownKeyView(), { ...key, transports: key.transports ?? [] }),
    ),
    authenticatorSelection: Object.assign(
      new PasskeySelectionView(),
      options.authenticatorSelection,
    ),
  }) as PasskeyCreationView;
}

export function questionView(question: {
  options: PublicKeyCredentialRequestOptionsJSON;
  ticket: string;
}): PasskeyQuestionView {
  return Object.assign(new PasskeyQuestionView(), {
    options: Object.assign(new PasskeyRequestView(), question.options),
    ticket: question.ticket,
  });
}
