/** A backup that can't be made or restored; the message is a sentence for the operator. */
export class BackupRefused extends Error {}
