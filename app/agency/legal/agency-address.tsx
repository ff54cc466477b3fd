import { AGENCY } from '#app/agency/agency.ts'

const { street, postalCode, locality, region } = AGENCY.address

/** The firm's address as a text of law writes it. */
export const AGENCY_ADDRESS = `${street}, C.P. ${postalCode}, ${locality}, ${region}, México`

/** The address to which people write about what the text says. */
export function AgencyMail({ subject }: { subject?: string }) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return <a href={`mailto:${AGENCY.email}${query}`}>{AGENCY.email}</a>
}
