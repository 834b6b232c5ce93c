import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { Wire } from '../../wire/wire';

/**
 * Views with WebAuthn's own field names: the options for creating or using a passkey in a browser.
 */
class PasskeySiteView {
  @Wire('id') id!: string;
  @Wire('name') name!: string;
}

class PasskeyUserView {
  @Wire('id') id!: string;
  @Wire('name') name!: string;
  @Wire('displayName') displayName!: string;
}

class PasskeyKeyKindView {
  @Wire('type', { words: ['public-key'] }) type!: 'public-key';
  @Wire('alg') alg!: number;
}

class PasskeyKnownKeyView {
  @Wire('id') id!: string;
  @Wire('type', { words: ['public-key'] }) type!: 'public-key';
  @Wire('transports', { of: 'text' }) transports!: string[];
}

class PasskeySelectionView {
  @Wire('residentKey', { words: ['required'] }) residentKey!: 'required';
  @Wire('requireResidentKey') requireResidentKey!: boolean;
  @Wire('userVerification', { words: ['required'] }) userVerification!: 'required';
}

export class PasskeyCreationView {
  @Wire('challenge') challenge!: string;
  @Wire('rp', { of: () => PasskeySiteView }) rp!: PasskeySiteView;
  @Wire('user', { of: () => PasskeyUserView }) user!: PasskeyUserView;
  @Wire('pubKeyCredParams', { of: () => PasskeyKeyKindView })
  pubKeyCredParams!: PasskeyKeyKindView[];
  @Wire('timeout') timeout!: number;
  @Wire('attestation', { words: ['none'] }) attestation!: 'none';
  @Wire('excludeCredentials', { of: () => PasskeyKnownKeyView })
  excludeCredentials!: PasskeyKnownKeyView[];
  @Wire('authenticatorSelection', { of: () => PasskeySelectionView })
  authenticatorSelection!: PasskeySelectionView;
}

class PasskeyRequestView {
  @Wire('challenge') challenge!: string;
  @Wire('rpId') rpId!: string;
  @Wire('timeout') timeout!: number;
  @Wire('userVerification', { words: ['required'] }) userVerification!: 'required';
}

export class PasskeyQuestionView {
  @Wire('result', { of: () => PasskeyRequestView }) options!: PasskeyRequestView;
  @Wire('ticket') ticket!: string;
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
