/** A takeout that can't be imported; the message is a sentence for the person. */
export class TakeoutRefused extends Error {}
