/** A backup that can't be made or put back; the message is a sentence for the operator. */
export class BackupRefused extends Error {}
