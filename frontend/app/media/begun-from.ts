import type { ShouldRevalidateFunction } from '@remix-run/react';
import { type FormValues, textOf } from '../lib/form-state';

/** The edition of an entry that the words of a form were begun from. */
export const BEGUN = 'begun';
/** The edition that they are to replace nevertheless. */
export const OVER = 'over';

/** What the API is told of both. */
export const editionIn = (values: FormValues): { edition: string } => ({
  edition: textOf(values, OVER) || textOf(values, BEGUN),
});

const CONFLICT = 409;

/** What is stored now is read again, though the form was refused. */
export const readsConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === CONFLICT || defaultShouldRevalidate;
