/** The anchor of an item's card in a list. */
export const anchorOfLearning = (id: number) => `learning-${id}`;
