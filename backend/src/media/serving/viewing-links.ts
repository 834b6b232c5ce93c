/** Links with which somebody without an account looks at files. Patient consent, a later rank, answers for them. */
export abstract class ViewingLinks {
  abstract isLiving(linkId: number): Promise<boolean>;
}
