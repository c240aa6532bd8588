/** The rules are measured as the server ships them: tsx wraps every function to keep its name, which costs as much as a move. */
export default {
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: { input: { rules: 'rulesMain.ts' } },
  },
};
