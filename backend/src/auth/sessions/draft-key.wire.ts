import { Wire } from '../../wire/wire';

export class DraftKeyView {
  @Wire() key!: string;
}
