import { textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'

/** What the form of Configuración → Respaldos posts; null for no nightly backups. */
export type BackupForm = { folder: string | null }

export const BACKUP_INTENT = 'save-backups'

export const BACKUP_RULES: FormRules<BackupForm> = { folder: textRule({ most: 400, autoComplete: 'off' }) }
