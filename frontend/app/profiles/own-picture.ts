/** What whoever puts on a picture declares; the API also takes pictures from apps that do not ask. */
export const SHOWS_ME = 'The picture shows me and no patient.';
export const NOT_DECLARED = 'Please confirm that the picture shows you and no patient.';
