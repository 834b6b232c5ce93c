import { Wire } from '../../wire/wire';
import { type BreachSheets, GROUNDS } from './breach-sheets.service';

export class BreachSheetsView {
  /** Why a sheet may be made; none if it may not. */
  @Wire({ words: GROUNDS }) grounds!: string[];
  @Wire('last_made_at', { as: 'time', nullable: true }) lastMadeAt!: Date | null;
}

export const breachSheetsView = ({ grounds, lastMadeAt }: BreachSheets): BreachSheetsView =>
  Object.assign(new BreachSheetsView(), { grounds: [...grounds], lastMadeAt });
