import type { Author } from '../profiles/author';
import { Wire } from '../wire/wire';

/** Who wrote or liked something. */
export class PostMemberView {
  @Wire() id!: number;
  @Wire() name!: string;
  @Wire({ as: 'text', nullable: true }) portrait!: string | null;
  @Wire() speciality!: string;
  @Wire() place!: string;
  /** Whether a medical registration is confirmed, in the country `verifiedIn`. */
  @Wire() isVerified!: boolean;
  @Wire() verifiedIn!: string;
}

export function memberView({ memberId, fullName, pictureUrl, ...author }: Author): PostMemberView {
  const { speciality, place, verifiedIn } = author;
  return Object.assign(new PostMemberView(), {
    id: memberId,
    name: fullName,
    portrait: pictureUrl || null,
    speciality,
    place,
    verifiedIn,
    isVerified: verifiedIn !== '',
  });
}
