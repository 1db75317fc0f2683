/** A file with a line for each document that a test has loaded. */
export const DOCUMENTS = '.cache/documents.txt';
