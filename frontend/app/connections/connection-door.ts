/** Community and Beyond Surgery share one set of connections, each with its own URLs and labels. */
export interface ConnectionDoor {
  label: string;
  requests: { to: string; label: string };
  friends: { to: string; label: string };
}

const community: ConnectionDoor = {
  label: 'Connections',
  requests: { to: '/communityFollowing', label: 'Requests' },
  friends: { to: '/communityFollowingFriendList', label: 'Connections' },
};

const beyond: ConnectionDoor = {
  label: 'Connections',
  requests: { to: '/beyondSurgoryFollowing', label: 'Request' },
  friends: { to: '/beyondSurgoryFollowingFriendList', label: 'Connections' },
};

export function doorOf(pathname: string): ConnectionDoor {
  return pathname.startsWith('/community') ? community : beyond;
}
