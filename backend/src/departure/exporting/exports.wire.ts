import { Wire } from '../../wire/wire';

export class AskedExportView {
  @Wire() id!: number;
}

export class ExportLinkView {
  /** How often it can still be opened. */
  @Wire() left!: number;
}
