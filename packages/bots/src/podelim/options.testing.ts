/** The options that change what is decided: bots are tested with each. */
export default [{}];
