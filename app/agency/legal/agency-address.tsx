import { AGENCY } from '#app/agency/agency.ts'

const { street, postalCode, locality, region } = AGENCY.address

/** The firm's address as written in legal texts. */
export const AGENCY_ADDRESS = `${street}, C.P. ${postalCode}, ${locality}, ${region}, México`

/** The e-mail address for questions about a legal text. */
export function AgencyMail({ subject }: { subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return <a href={`mailto:${AGENCY.email}${query}`}>{AGENCY.email}</a>
}
