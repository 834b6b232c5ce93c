export interface Country {
  readonly id: number;
  readonly name: string;
  /** Digits without a plus; null where there is no telephone network. */
  readonly phoneCode: string | null;
  readonly iso2: string;
}

export interface Region {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
}

export interface City {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  readonly regionId: number | null;
  readonly regionName: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** A medical school or a surgical centre: both pickers use one list. */
export interface MedicalSchool {
  readonly id: number;
  readonly name: string;
  readonly countryId: number;
  readonly cityId: number;
  readonly cityName: string;
}

/** A place or school typed because it is not in our list. */
export interface TypedPlace {
  readonly kind: 'city' | 'school';
  readonly name: string;
  readonly countryId?: number | null;
  readonly cityId?: number | null;
}
