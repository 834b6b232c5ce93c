/** The community and Beyond Surgery are two doors to one graph, each with its own addresses and words. */
export interface ConnectionDoor {
  label: string;
  requests: { to: string; label: string };
  friends: { to: string; label: string };
}

const community: ConnectionDoor = {
  label: 'Friends',
  requests: { to: '/communityFollowing', label: 'Friend requests' },
  friends: { to: '/communityFollowingFriendList', label: 'Friend list' },
};

const beyond: ConnectionDoor = {
  label: 'Connections',
  requests: { to: '/beyondSurgoryFollowing', label: 'Request' },
  friends: { to: '/beyondSurgoryFollowingFriendList', label: 'Connections' },
};

export function doorOf(pathname: string): ConnectionDoor {
  return pathname.startsWith('/community') ? community : beyond;
}
