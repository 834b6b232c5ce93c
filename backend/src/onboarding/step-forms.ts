import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { phoneFrom } from '../profiles/phone';
import type { LocatedCity, Qualification } from '../profiles/profile.entity';
import type { CompletedTraining } from '../profiles/training.entity';
import type { PlaceAnswer } from '../reference-data/place-answer.rules';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { type FieldErrors, readWire } from '../wire/read';
import { AnsweredPlaces } from './answered-places';
import type { NameChange } from './names.service';
import { NamesBody } from './names.wire';
import { mayTakeStep } from './onboarding.policy';
import { type Declarations, OnboardingRepository } from './onboarding.repository';
import type { PersonalAnswers, PersonalChange } from './personal.service';
import { NO_LOCATION, PersonalBody, PersonalUpdateBody } from './personal.wire';
import { QualificationBody, SENTENCES, WORDS } from './qualification.wire';
import { type Facts, knowing } from './step-body';
import { trainingAnswer } from './training-answers';

const TRAININGS = ['mbbs', 'surgical', 'super-speciality'] as const;
const NO_CITY = 'Please select city.';

/** Reads the forms of the steps: validates the fields first, then whether the places exist. */
@Injectable()
export class StepForms {
  constructor(
    private readonly steps: OnboardingRepository,
    private readonly places: AnsweredPlaces,
    private readonly clock: Clock,
  ) {}

  async personal(actor: Actor, raw: unknown): Promise<PersonalAnswers> {
    const body = await readWire(knowing(PersonalBody, await this.factsFor(actor, 1)), raw);
    const errors: FieldErrors = {};
    const city = await this.city(body.city, { cityId: [NO_LOCATION] }, errors);
    const originCity = await this.city(body.originCity, { cityOfOriginId: [NO_CITY] }, errors);
    if (!city || Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
    const { firstName, lastName, gender, birthDate = null, joinsWomenGroup = true } = body;
    const phone = phoneFrom(body.countryCode, body.mobile);
    return {
      firstName,
      lastName,
      person: { birthDate, gender, joinsWomenGroup, city, originCity, phone },
    };
  }

  async personalUpdate(actor: Actor, raw: unknown): Promise<PersonalChange> {
    const body = await readWire(knowing(PersonalUpdateBody, await this.factsFor(actor, 2)), raw);
    const errors: FieldErrors = {};
    const city = await this.city(body.city, { city: [NO_LOCATION] }, errors);
    const originCity = await this.city(body.originCity, { cityOfOriginId: [NO_CITY] }, errors);
    if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
    return {
      birthDate: body.birthDate === '' ? null : body.birthDate,
      city,
      originCity: body.hasNoOrigin ? null : originCity,
    };
  }

  async names(actor: Actor, raw: unknown): Promise<NameChange> {
    const form = knowing(NamesBody, await this.factsFor(actor, 3));
    const { firstName, lastName, gender, joinsWomenGroup } = await readWire(form, raw);
    return { names: { firstName, lastName }, gender, joinsWomenGroup };
  }

  async qualification(
    actor: Actor,
    raw: unknown,
  ): Promise<{ qualification: Qualification; declarations: Declarations }> {
    const facts = await this.factsFor(actor, 2);
    const body = await readWire(knowing(QualificationBody, facts), raw);
    const qualification = {
      trainings: await this.trainings(body, facts.now),
      superSpeciality: body.isOpen('super-speciality') ? (body.superSpeciality ?? '') : '',
      otherGroups: body.groups,
      additionalQualifications: body.additionalQualifications,
    };
    return {
      qualification,
      declarations: { terms: declared(body.terms), declaration: declared(body.declaration) },
    };
  }

  /** @throws Refusal if the previous step is not done, before looking at the fields */
  async factsFor(actor: Actor, step: 1 | 2 | 3 | 4): Promise<Facts> {
    const progress = await this.steps.progressOf(actor.memberId);
    if (!progress) throw new Refusal('session.missing');
    if (!mayTakeStep(step, progress.step)) throw new Refusal('onboarding.out-of-order');
    return { ...progress, now: this.clock.now() };
  }

  private async city(
    answer: PlaceAnswer | undefined,
    problem: FieldErrors,
    errors: FieldErrors,
  ): Promise<LocatedCity | undefined> {
    const city = answer && (await this.places.city(answer));
    if (answer && !city) Object.assign(errors, problem);
    return city;
  }

  private async trainings(body: QualificationBody, now: Date): Promise<CompletedTraining[]> {
    const trainings: CompletedTraining[] = [];
    const errors: FieldErrors = {};
    for (const kind of TRAININGS.filter((each) => body.isOpen(each))) {
      const found = await this.places.training(trainingAnswer(kind, body.section(kind), now));
      if ('training' in found) trainings.push(found.training);
      else for (const part of found.unknown) errors[WORDS[kind][part]] = [SENTENCES[kind][part]];
    }
    if (Object.keys(errors).length > 0) throw new Refusal('fields', { errors });
    return trainings;
  }
}

/** What was said to a box of the form. */
export function declared(box: boolean | undefined): Declarations['terms'] {
  return box === undefined ? 'not asked' : 'accepted';
}
