const OLD =
  /^(?!GET admin|PUT comments)\w+ (clinicalCases|opportunities|comments\/\{id\}\/\w+|getCommentsOnClinicalCase|\w*(Community|Beyond|Friend)\w*|beyond\/|visitor\/(cases|feed)|loadUserById|people|blocks)/;

/** Whether the existing apps make this call (contract, sections 5, 6, 7, 8, 10 and 13). */
export const isOld = (name: string): boolean => OLD.test(name);
