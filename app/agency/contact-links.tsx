import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { whatsappUrl } from './agency.ts'
import { useAgency } from './use-agency.tsx'

type ChatProps = {
  /** The prepared message; by default the agency's greeting. */
  message?: string
  className: string
  label?: string
  children: ReactNode
}

/** A link to the agency's WhatsApp chat; nothing without a number. */
export function ChatLink({ message, className, label, children }: ChatProps) {
  const agency = useAgency()
  const url = whatsappUrl(agency, message ?? agency.greeting)
  return (
    url && (
      <a href={url} target="_blank" rel="noopener" aria-label={label} className={className}>
        <Icon name="whatsapp" />
        {children}
      </a>
    )
  )
}

/** A link that calls the agency; nothing without a number. */
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
