/** The options that change what is decided: bots are tested with each. */
export default [{}, { actions: true }, { advanced: true, actions: true, targetScore: 10 }];
