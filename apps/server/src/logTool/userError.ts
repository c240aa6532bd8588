/** Something that the operator can change; the message is a whole sentence. */
export class OperatorError extends Error {}
