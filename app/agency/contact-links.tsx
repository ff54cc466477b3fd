import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { type Phone, whatsappUrl } from './agency.ts'
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
  return phone && <PhoneLink phone={phone} className={className} withIcon={withIcon} />
}

type PhoneProps = { phone: Phone & { label?: string | null }; className: string; withIcon?: boolean }

/** A link that calls a number, after the words that say whose it is. */
export function PhoneLink({ phone: { e164, display, label }, className, withIcon = false }: PhoneProps) {
  return (
    <a href={`tel:${e164}`} className={className}>
      {withIcon && <Icon name="phone" />}
      {label ? `${label}: ${display}` : display}
    </a>
  )
}
