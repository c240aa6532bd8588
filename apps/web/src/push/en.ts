/** Words about notifications of my turns. */
export const en = {
  title: 'Notify me when it is my turn here',
  off: 'Also when the page is closed. Only the game and the room are named.',
  on: 'On for this room, also when the page is closed.',
  blocked: 'The browser did not allow notifications.',
  denied: 'Notifications from this page are blocked: allow them in the browser’s settings.',
  'no-service':
    'This browser cannot reach its notification service: you are notified only while the page is open.',
  unsupported: 'This browser has no notifications for closed pages.',
  'home-screen':
    'On iPhone and iPad, add Fivefold to the home screen first: Share, then “Add to Home Screen”. Then open it from there.',
  quiet: 'Quiet from 23:00 to 7:00',
} as const;
