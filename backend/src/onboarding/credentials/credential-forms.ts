import { Injectable } from '@nestjs/common';
import type { Membership } from '../../profiles/credentials/credential.sql';
import type { MedicalRegistration } from '../../profiles/registrations/credentials.repository';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { type FieldErrors, readWire } from '../../wire/read';
import type { Declarations } from '../onboarding.repository';
import { declared, StepForms } from '../step-forms';
import { AnsweredRegistrations } from './answered-registrations';
import { MembershipBody } from './membership.wire';
import { REGISTRATION_SENTENCES, RegistrationBody } from './registration.wire';

/** Reads the forms of steps 3 and 4. */
@Injectable()
export class CredentialForms {
  constructor(
    private readonly steps: StepForms,
    private readonly registered: AnsweredRegistrations,
  ) {}

  /** Null if the step is skipped. */
  async membership(actor: Actor, raw: unknown): Promise<Membership | null> {
    await this.steps.factsFor(actor, 3);
    return (await readWire(MembershipBody, raw)).membership;
  }

  async registrations(
    actor: Actor,
    raw: unknown,
  ): Promise<{ registrations: MedicalRegistration[]; declarations: Declarations }> {
    await this.steps.factsFor(actor, 4);
    const body = await readWire(RegistrationBody, raw);
    const registrations: MedicalRegistration[] = [];
    const errors: FieldErrors = {};
    for (const entry of body.entries) {
      const found = await this.registered.find(entry);
      if ('registration' in found) registrations.push(found.registration);
      else errors[found.unknown] = [REGISTRATION_SENTENCES[found.unknown]];
    }
    if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
    return {
      registrations,
      declarations: { terms: declared(body.terms), declaration: declared(body.declaration) },
    };
  }
}
