export const en = {
  back: 'Back to table {code}',
} as const;
