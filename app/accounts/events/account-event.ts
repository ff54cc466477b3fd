import type { AccountAction } from '#app/records/account-actions.ts'

/** Entries on one page of the log of accounts. */
export const EVENTS_PAGE_SIZE = 50

/** An entry of the log: what was done, to which account or setting, and by whom. */
export type AccountEvent = {
  id: string
  action: AccountAction
  subject: string
  /** Null where nobody was signed in. */
  userName: string | null
  details: string | null
  /** Repeated attempts within an hour are one entry; this is their number. */
  times: number
  timestamp: string
}

export const ACTION_LABELS: Record<AccountAction, string> = {
  sign_in: 'Inicio de sesión',
  sign_in_failed: 'Inicio de sesión rechazado',
  create_account: 'Cuenta creada',
  change_account: 'Datos de la cuenta cambiados',
  change_password: 'Contraseña cambiada',
  end_sessions: 'Sesiones cerradas',
  create_invitation: 'Invitación creada',
  revoke_invitation: 'Invitación revocada',
  create_reset_link: 'Enlace de contraseña creado',
  change_role: 'Rol cambiado',
  disable_account: 'Cuenta desactivada',
  enable_account: 'Cuenta activada',
  change_settings: 'Configuración guardada',
  change_card: 'Tarjeta de asesor cambiada',
  change_registration: 'Registro de cuentas cambiado',
  enable_second_factor: 'Segundo paso activado',
  disable_second_factor: 'Segundo paso desactivado',
  refused: 'Sin permiso',
  cancel_pending: 'Pendientes cancelados',
  export_person: 'Datos personales exportados',
  erase_person: 'Datos personales borrados',
}
