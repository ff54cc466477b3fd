/** Names in the table `installation`. */

/** The secret that signs sessions on PostgreSQL; with a data folder it is a file. */
export const AUTH_SECRET = 'authSecret'
/** The key from which public points of approximate places are derived; every backup has it. */
export const PLACE_KEY = 'placeKey'
/** The settings of the mail server as JSON. */
export const MAIL_SETTINGS = 'mailSettings'
/** The encrypted password of the mail server; no backup has it. */
export const MAIL_PASSWORD = 'mailPassword'
/** The folder of the nightly backups, as Configuración → Respaldos says. */
export const BACKUP_FOLDER = 'backupFolder'
/** Prefix of the revision counters that the triggers of an embedded store increase. */
export const REVISION = 'revision-'
/** Prefix of the secrets in the addresses of the feeds; without a row a feed is off. */
export const FEED_SECRET = 'feed-'
