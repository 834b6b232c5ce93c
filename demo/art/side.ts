/** The side of the patient. */
export type Side = 'left' | 'right';
