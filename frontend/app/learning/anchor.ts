/** Its card in a list. */
export const anchorOfLearning = (id: number) => `learning-${id}`;
