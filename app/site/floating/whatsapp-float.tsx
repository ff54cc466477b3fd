import { Icon } from '#app/ui/icon.tsx'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { keepClear } from './keep-clear.tsx'

/** The floating button of landing and contact (spec, section 2, Shared chrome). */
export function WhatsAppFloat() {
  const agency = useAgency()
  const url = whatsappUrl(agency, agency.greeting)
  if (url === null) return null
  return (
    <aside aria-label="Chat">
      <a
        ref={keepClear}
        href={url}
        target="_blank"
        rel="noopener"
        aria-label="Abrir chat de WhatsApp"
        className="on-dark fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-(--z-float) grid size-14 place-items-center rounded-full border-2 border-white bg-wa text-on-wa shadow-float hover:bg-wa-hover hover:text-on-wa focus-visible:rounded-full transition-[translate] duration-(--duration-2) noscript:static noscript:m-4 noscript:ml-auto print:hidden"
      >
        <Icon name="whatsapp" className="size-7" />
      </a>
    </aside>
  )
}
