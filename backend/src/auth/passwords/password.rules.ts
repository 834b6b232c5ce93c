/** Rules for passwords (decisions 16, 17, 19). */

export const PASSWORD_MAX_BYTES = 128;

/** Guessed first everywhere; "third party signin" is what old apps sent for people without a password. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd 1234567 12345678 123456789 1234567890 12345678910 qwertyu qwertyui qwertyuiop qwerty1
   qwerty12 qwerty123 1q2w3e4r 1q2w3e4r5t abc1234 abcd1234 abcdefg abcdefgh iloveyou letmein welcome welcome1 monkey12 dragon12 football
   baseball superman batman123 sunshine princess trustno1 admin123 administrator changeme secret123 surgeon surgeon1 surgeon123 surgery
   surgery1 doctor1 doctor12 doctor123 hospital hospital1 medicine medical medical1 operation scalpel 0000000 1111111 11111111 111111111
   2222222 7777777 8888888 9999999 9876543 87654321 987654321 123123123 123321123 aaaaaaa asdfghj asdfghjkl zxcvbnm zxcvbnm1 mypassword
   india123 bangalore charlie1 michael1 jennifer thomas123 computer internet whatever starwars pokemon1 freedom1 mustang1 shadow123
   suture suture1 suture123 thirdpartysignin`.split(/\s+/),
);

interface Owner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Too long to be hashed in good time, guessed first by everybody, or the own name or address. */
export function isWeakPassword(password: string, owner: Owner): boolean {
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return true;
  const plain = squeezed(password);
  const own = [
    owner.email,
    owner.email.split('@')[0] ?? '',
    owner.firstName,
    owner.lastName,
    owner.firstName + owner.lastName,
  ];
  return COMMON.has(plain) || own.some((word) => word.length >= 3 && plain === squeezed(word));
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
