export const en = {
  title: 'Daily puzzle',
  text: 'One position, up to three tries, new tomorrow',
  open: '{game}: not played today',
  begun: '{game}: begun',
  solved: '{game}: solved today',
  failed: '{game}: played today',
} as const;
