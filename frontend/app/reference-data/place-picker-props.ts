import type { FieldProps } from '../ui/field';
import type { Place } from './api.server';

export interface PlacePickerProps extends FieldProps {
  /** "id#name" or "name#name" */
  defaultValue: string;
  /** The options of the select without JavaScript. */
  places: Place[];
  /**
   * The URL the combobox searches, to which `query` is added; null until the choice it depends on
   * is made.
   */
  source: string | null;
  /** The placeholder while `source` is null, e.g. "Choose a country first". */
  waitText: string;
  /** Schools depend on the city: without JavaScript a Go button posts the choice of a city. */
  hasGo?: boolean;
  onChange?: (value: string) => void;
}
