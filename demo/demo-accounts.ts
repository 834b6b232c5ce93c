import { moderator } from './administration';
import { administrator, people } from './people';
import { emailOf, keyOf, type Person } from './people/person';

export const DEMO_PASSWORD = 'suture-demo-1';

/** Accounts for trying out the product, printed by `npm start`. */
export const demoAccounts: readonly { role: string; email: string; password: string }[] = [
  { role: 'member', email: emailOf(named('mateo.alvarez')), password: DEMO_PASSWORD },
  { role: 'second member', email: emailOf(named('yuki.tanaka')), password: DEMO_PASSWORD },
  { role: 'moderator', email: emailOf(named(moderator)), password: DEMO_PASSWORD },
  { role: 'administrator', email: emailOf(administrator), password: DEMO_PASSWORD },
];

function named(key: string): Person {
  const found = people.find((person) => keyOf(person) === key);
  if (!found) throw new Error(`Nobody in the demo community is ${key}.`);
  return found;
}
