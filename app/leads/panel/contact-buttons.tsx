import type { ContactLinks } from '#app/leads/contact-links.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'

const SMALL = buttonClass({ variant: 'outline', size: 'sm' })

/** One press to call a lead, or to write with the greeting filled in. */
export function ContactButtons({ lead: { name, links } }: { lead: { name: string; links: ContactLinks } }) {
  const { phone, whatsapp, mail } = links
  return (
    <>
      {phone && (
        <a href={phone} aria-label={`Llamar a ${name}`} className={SMALL}>
          <Icon name="phone" />
          Llamar
        </a>
      )}
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener" aria-label={`WhatsApp a ${name}`} className={SMALL}>
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      )}
      {mail && (
        <a href={mail} aria-label={`Correo a ${name}`} className={SMALL}>
          <Icon name="mail" />
          Correo
        </a>
      )}
    </>
  )
}
