/** Who could make an account now: anybody; the agency's first person; the holder of an invitation; nobody like this. */
export type Admission = 'open' | 'first' | 'invited' | 'invitation-spent' | 'closed'

const INVITATION = 'invitacion'

/** Why somebody can't make an account; null when they can. */
export function reasonAgainst(admission: Admission): string | null {
  if (admission === 'closed') return 'El registro es solo con invitación. Pídela a quien administra el panel.'
  if (admission === 'invitation-spent')
    return 'Esta invitación ya se usó o venció. Pide otra a quien administra el panel.'
  return null
}

/** What the panel tells its people while anybody may register (decision 1). */
export const OPEN_REGISTRATION_WARNING =
  'El registro está abierto: cualquiera que llegue a /signup obtiene una cuenta de administración. Para cerrarlo, reinicia el servidor con REGISTRATION=invite; a partir de ahí solo se entra con invitación.'

/** The address that an invitation is sent as. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/signup?${new URLSearchParams({ [INVITATION]: token })}`
}

/** The token of the invitation that an address carries. */
export function invitationIn(url: URL): string | null {
  return url.searchParams.get(INVITATION) || null
}
