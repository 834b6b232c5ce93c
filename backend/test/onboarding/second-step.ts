import type { RunningApp } from '../support/app';
import { anOnboarding, type Person } from '../support/people';
import { medicalSchool, type Places, personalAnswers } from './answers';

/** Step 2 as somebody takes it who has completed step 1. */
export class SecondStep {
  constructor(
    private readonly app: RunningApp,
    private readonly places: Places,
  ) {}

  async someone(): Promise<Person> {
    const anna = await anOnboarding(this.app);
    await anna.post('personal', personalAnswers(anna, this.places));
    return anna;
  }

  /** Sends what is right but for `changes`. */
  async answer(changes: object = {}) {
    const anna = await this.someone();
    return {
      anna,
      reply: await anna.post('qualification', { ...medicalSchool(this.places), ...changes }),
    };
  }

  async errorsFor(changes: object) {
    return (await this.answer(changes)).reply.body.errors;
  }

  trainingsOf(anna: Person) {
    return this.app.rows('select * from training where account_id = ? order by year', [anna.id]);
  }
}
