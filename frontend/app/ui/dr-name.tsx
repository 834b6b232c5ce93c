/** A member's name, whose direction changes nothing of the line around it. */
export const DrName = ({ of: fullName }: { of: string }) => <bdi>Dr. {fullName}</bdi>;
