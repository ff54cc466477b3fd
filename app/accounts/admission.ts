/** Who may create an account: anybody at this machine, or only the holder of an invitation or of the first link (decision 1). */
export const REGISTRATIONS = ['open', 'invite'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/** Who may register now; `isFixed`: the environment says so, and the panel can't change it. */
export type RegistrationState = { registration: Registration; isFixed: boolean }

/** What the forms that change it post as `intent`, to Configuración → Equipo. */
export const REGISTRATION_INTENTS = {
  open: 'open-registration',
  invite: 'close-registration',
} as const satisfies Record<Registration, string>

export const REGISTRATION_LABELS: Record<Registration, string> = {
  open: 'Registro abierto',
  invite: 'Solo con invitación',
}

/**
 * Whether a visitor may create an account. 'open': anybody may. 'invited': their invitation is valid.
 * 'invitation-spent': it was used or has expired. 'closed': they need one. 'unclaimed': there is no account yet, and they
 * need the first link.
 */
export type Admission = 'open' | 'invited' | 'invitation-spent' | 'closed' | 'unclaimed'

const INVITATION = 'invitacion'

/** Hours that the link for the first account can be used (decision 1). */
export const FIRST_LINK_HOURS = 24

const REASONS: Partial<Record<Admission, string>> = {
  closed: 'El registro es solo con invitación. Pídela a quien administra el panel.',
  'invitation-spent': 'Esta invitación ya se usó o venció. Pide otra a quien administra el panel.',
  unclaimed: `Todavía no hay ninguna cuenta. La primera se crea con el enlace de un solo uso que el sitio escribe en su salida al arrancar y que vale ${FIRST_LINK_HOURS} horas. Si ya no lo tienes o venció, ejecuta «npm run invite» en el servidor: imprime uno nuevo.`,
}

/** Why somebody can't create an account; null when they can. */
export function refusalReason(admission: Admission): string | null {
  return REASONS[admission] ?? null
}

/** The address of an invitation. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/signup?${new URLSearchParams({ [INVITATION]: token })}`
}

/** The token of the invitation in an address. */
export function invitationIn(url: URL): string | null {
  return url.searchParams.get(INVITATION) || null
}
