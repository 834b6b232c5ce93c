import { z } from 'zod';

const only = <Word extends string>(word: Word) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.literal(word).optional());

export const waivedSchema = {
  BACKUPS: only('elsewhere'),
  UPLOADS: only('unscanned'),
  MEDIA: only('disk'),
};

/** What an operator of a live service decided to do without, so that no tool asks for it. */
export interface WaivedSettings {
  /** The database's own tools, or the provider, take backups. */
  readonly backups: boolean;
  readonly scanner: boolean;
  readonly bucket: boolean;
}

export const waivedSettings = (
  values: z.infer<z.ZodObject<typeof waivedSchema>>,
): WaivedSettings => ({
  backups: values.BACKUPS !== undefined,
  scanner: values.UPLOADS !== undefined,
  bucket: values.MEDIA !== undefined,
});
