/** Something that whoever writes the content can mend: its message is told without a stack trace. */
export class ContentError extends Error {}
