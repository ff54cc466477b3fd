import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { whatsappUrl } from './agency.ts'
import { useAgency } from './use-agency.tsx'

type ChatProps = { message?: string; className: string; children: ReactNode }

/** A link to the firm's WhatsApp chat with a prepared message, by default its greeting; nothing without a number. */
export function ChatLink({ message, className, children }: ChatProps) {
  const agency = useAgency()
  const url = whatsappUrl(agency, message ?? agency.greeting)
  return (
    url && (
      <a href={url} target="_blank" rel="noopener" className={className}>
        <Icon name="whatsapp" />
        {children}
      </a>
    )
  )
}

/** A link that calls the firm; nothing without a number. */
export function CallLink({ className, withIcon = true }: { className: string; withIcon?: boolean }) {
  const { phone } = useAgency()
  return (
    phone && (
      <a href={`tel:${phone.e164}`} className={className}>
        {withIcon && <Icon name="phone" />}
        {phone.display}
      </a>
    )
  )
}
