import { TidyingService } from '../../src/opportunities/applications/tidying.service';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { anOpportunity, applied, dayAfter } from './support/opportunities';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const tidy = () => inUnitOfWork(app, () => app.nest.get(TidyingService).tidy());
const applications = (opportunityId: number) =>
  app.rows<{ id: number }>('select id from opportunity_application where opportunity_id = ?', [
    opportunityId,
  ]);
const held = (ownerId: number) =>
  app.rows('select 1 from asset where owner_id = ? and attached_at is not null', [ownerId]);

describe('Twelve months after its end', () => {
  it('nothing is known of who applied for an opportunity, and their CVs are let go', async () => {
    const [anna, ben, carl] = [await aMember(app), await aMember(app), await aMember(app)];
    const now = app.clock.now();
    const days = {
      fromDateOfOpportunity: dayAfter(now, 1),
      toDateOfOpportunity: dayAfter(now, 10),
    };
    const [closed, past, running] = [
      await anOpportunity(app, anna),
      await anOpportunity(app, anna, days),
      await anOpportunity(app, anna),
    ];
    await applied(ben, closed);
    await applied(ben, past);
    await applied(carl, running);
    await anna.post('opportunities/delete', { opportunity_id: closed });

    app.clock.set(new Date(`${dayAfter(now, 11)}T13:00:00Z`));
    await tidy();
    const left = async () => [
      (await applications(closed)).length,
      (await applications(past)).length,
      (await applications(running)).length,
    ];
    expect(await left()).toEqual([1, 1, 1]);
    app.clock.set(new Date(`${dayAfter(now, 367)}T13:00:00Z`));
    await tidy();
    expect(await left()).toEqual([0, 1, 1]);
    app.clock.set(new Date(`${dayAfter(now, 378)}T13:00:00Z`));
    await tidy();
    await tidy();
    expect(await left()).toEqual([0, 0, 1]);
    expect(await held(ben.id)).toEqual([]);
    expect(await held(carl.id)).toHaveLength(1);
    const [row] = await app.rows<{ response_count: number }>(
      'select response_count from opportunity where id = ?',
      [past],
    );
    expect(row?.response_count).toBe(0);
  });
});
