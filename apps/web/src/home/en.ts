export const en = {
  back: 'Back to the table {code}',
} as const;
