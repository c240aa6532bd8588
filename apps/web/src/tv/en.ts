export const en = {
  title: 'Television',
  join: 'Join by phone',
  vote: 'Vote with your phone',
  'join.free': 'A chair is free',
  'join.next': 'Sit in for the next game',
  'join.full': 'All chairs taken, scan to watch',
  lobby: 'Scan and sit down',
  here: 'At the table: {names}',
  nobody: 'Nobody sits here yet',
  locked: 'This table is locked.',
  qr: 'QR code of the invite link',
  lost: 'No connection. This screen comes back by itself.',
} as const;
