import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Finding, IdentifierKind } from '../../identifiers/finding.rules';
import { certainFindingsIn, identifierSentence } from '../../identifiers/findings.rules';
import { Refusal } from '../../refusal';
import { OWN_CONTACT } from './own-contact.sql';

/** How the client handles identifiers in its messages; older clients send nothing. */
export interface IdentifierTerms {
  /** The client can show the identifiers found, and ask for confirmation. */
  readonly check: boolean;
  /** The sender was asked, and wants it sent unchanged. */
  readonly isConfirmed: boolean;
}

interface SentText extends IdentifierTerms {
  readonly text: string;
  /** The wire name of the text. */
  readonly field: string;
}

/** Enough digits to tell the phone numbers in a conversation apart. */
const SIGNIFICANT_DIGITS = 8;
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-SIGNIFICANT_DIGITS);

/** Looks for definite identifiers in what is sent in a chat. */
@Injectable()
export class SentWords {
  constructor(private readonly em: EntityManager) {}

  /**
   * The kinds of definite identifiers that are sent deliberately. Clients that can ask are told the
   * places; those that cannot are refused all but the sender's own address and number.
   * @throws Refusal unless the sender has confirmed them
   */
  async confirmedKinds(memberId: number, sent: SentText): Promise<IdentifierKind[]> {
    const { text, check, isConfirmed, field } = sent;
    const certain = certainFindingsIn(text);
    if (isConfirmed) return [...new Set(certain.map(({ kind }) => kind))];
    const found =
      check || certain.length === 0 ? certain : await this.foreign(memberId, text, certain);
    const [first] = found;
    if (!first) return [];
    const findings = found.map(({ kind, start, end }) => ({ kind, from: start, to: end }));
    throw new Refusal('fields', {
      errors: { [field]: [identifierSentence(first.kind)] },
      ...(check && { besides: { findings } }),
    });
  }

  /** Leaves out the sender's own address and number. */
  private async foreign(
    memberId: number,
    text: string,
    certain: readonly Finding[],
  ): Promise<readonly Finding[]> {
    const own = await OWN_CONTACT.first(this.em, { id: memberId });
    return certain.filter(({ kind, start, end }) => {
      const words = text.slice(start, end).trim();
      if (kind === 'email') return words.toLowerCase() !== own?.email.toLowerCase();
      return kind !== 'phone' || !own?.phone || digitsOf(words) !== digitsOf(own.phone);
    });
  }
}
