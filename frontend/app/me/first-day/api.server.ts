import { api, type RouteArgs, replyOf } from '../../wire/client.server';

export const endFirstDay = (args: RouteArgs) => replyOf(api(args).DELETE('/first-day'));
