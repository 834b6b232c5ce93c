import type { FieldProps } from '../ui/field';
import type { Place } from './api.server';

export interface PlacePickerProps extends FieldProps {
  /** "id#name" or "name#name" */
  defaultValue: string;
  /** What a list without scripts offers. */
  places: Place[];
  /** Where a combobox searches, `query` is added; null as long as the choice before it is missing. */
  source: string | null;
  /** "Choose a country first" */
  waitText: string;
  /** Schools depend on the city: without scripts its choice is posted back. */
  hasGo?: boolean;
  onChange?: (value: string) => void;
}
