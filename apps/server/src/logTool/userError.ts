/** Something that the operator can change; the message is a whole sentence. */
export class UserError extends Error {}
