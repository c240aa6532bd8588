/** The options that change what is decided: bots are tested with each. */
export default [{}, { goals: 'perRound' }, { goals: 'wholeGame', goalCount: 5, unofficialTwo: true }];
