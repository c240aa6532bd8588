/** Thrown for a data folder that cannot be used; the message is a whole sentence for the operator. */
export class UnusableDataFolderError extends Error {}

export const unwritableFolderError = (folder: string, why: string): UnusableDataFolderError =>
  new UnusableDataFolderError(`The data folder ${folder} cannot be written (${why}).`);
