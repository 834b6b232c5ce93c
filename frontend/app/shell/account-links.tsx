import {
  CircleUser,
  KeyRound,
  LayoutDashboard,
  MessageCircleQuestion,
  Settings,
  Users,
} from 'lucide-react';
import { cachedFragment } from '../ui/cached-fragment';
import { Icon } from '../ui/icon';

const labels = {
  profile: { icon: CircleUser, text: 'Profile' },
  connections: { icon: Users, text: 'Connections' },
  questions: { icon: MessageCircleQuestion, text: 'Questions to me' },
  settings: { icon: Settings, text: 'Settings' },
  password: { icon: KeyRound, text: 'Change Password' },
  administration: { icon: LayoutDashboard, text: 'Administration' },
};

/** The icon and label of a menu item, cached because they are the same for every member. */
export const AccountLabel = cachedFragment(
  'account label',
  function AccountLabel({ of }: { of: keyof typeof labels }) {
    const { icon, text } = labels[of];
    return (
      <>
        <Icon of={icon} />
        {text}
      </>
    );
  },
);
