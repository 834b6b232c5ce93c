import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);
const maybe = <T extends z.ZodType>(type: T) => z.preprocess(empty, type.optional());

export const operatorSchema = {
  OPERATOR_NAME: maybe(z.string().max(200)),
  OPERATOR_ADDRESS: maybe(z.string().max(500)),
  DATA_PROTECTION_CONTACT: maybe(z.email()),
};

/** The legal person who runs this installation and answers for the data in it. */
export interface OperatorSettings {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  /** The email address for questions about personal data. */
  readonly dataProtectionContact: string;
  /** True where something is not set, so that a sample stands in its place. */
  readonly isSample: boolean;
}

const SAMPLE = {
  name: 'Sample Operator (not a real company)',
  address: '1 Sample Street, 00000 Sampletown',
  dataProtectionContact: 'privacy@suture.example',
};

export function operatorSettings(
  values: z.infer<z.ZodObject<typeof operatorSchema>>,
): OperatorSettings {
  const given = [values.OPERATOR_NAME, values.OPERATOR_ADDRESS, values.DATA_PROTECTION_CONTACT];
  return {
    name: values.OPERATOR_NAME ?? SAMPLE.name,
    address: values.OPERATOR_ADDRESS ?? SAMPLE.address,
    dataProtectionContact: values.DATA_PROTECTION_CONTACT ?? SAMPLE.dataProtectionContact,
    isSample: given.some((value) => value === undefined),
  };
}
