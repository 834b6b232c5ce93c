import { passOn, postForm, type RouteArgs } from '../../wire/client.server';

/** Sends the form on as it comes: its files touch nothing on the way. */
export const startReading = (args: RouteArgs) =>
  postForm(args, { path: '/scans/readings', form: passOn(args.request) });
