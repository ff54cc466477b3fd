import { useAgency } from '#app/agency/use-agency.tsx'

/** The firm's address as written in legal texts. */
export function AgencyAddress() {
  const { street, postalCode, locality, region } = useAgency().address
  return `${street}, C.P. ${postalCode}, ${locality}, ${region}, México`
}

/** 'Cerro Norte, S.A. («Cerro Norte»)': the firm in legal texts, by its legal name and its own. */
export function AgencyNames() {
  const { legalName, name } = useAgency()
  return `${legalName} («${name}»)`
}

/** The firm's name alone, in a legal text. */
export function AgencyName() {
  return useAgency().name
}

/** The e-mail address for questions about a legal text. */
export function AgencyMail({ subject }: { subject?: string }) {
  const { email } = useAgency()
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return <a href={`mailto:${email}${query}`}>{email}</a>
}

/** The phone number, as a link in a legal text. */
export function AgencyPhone() {
  const { phone } = useAgency()
  return (
    <a href={`tel:${phone.e164}`} className="num whitespace-nowrap">
      {phone.display}
    </a>
  )
}
