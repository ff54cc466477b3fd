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

/** Warning for the staff while anybody at this machine may register (decision 1). */
export const OPEN_REGISTRATION_WARNING =
  'El registro está abierto: cualquiera que llegue a /signup desde esta máquina obtiene una cuenta de administración. Para cerrarlo, reinicia el servidor con REGISTRATION=invite; a partir de ahí solo se entra con invitación.'

/** The address of an invitation. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/signup?${new URLSearchParams({ [INVITATION]: token })}`
}

/** The token of the invitation in an address. */
export function invitationIn(url: URL): string | null {
  return url.searchParams.get(INVITATION) || null
}
