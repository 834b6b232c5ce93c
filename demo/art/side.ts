/** Of the patient. */
export type Side = 'left' | 'right';
