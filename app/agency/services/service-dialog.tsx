import { ChatLink } from '#app/agency/contact-links.tsx'
import { useAgency } from '#app/agency/use-agency.tsx'
import { ContentDialog } from '#app/ui/dialog/content-dialog.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Service } from '#app/agency/content/agency-content.ts'

type Props = { service: Service; open: boolean; onClose: () => void }

/** Dialog with the details of a service and its WhatsApp button (spec, section 2, Services). */
export function ServiceDialog({ service, open, onClose }: Props) {
  const agency = useAgency()
  const titleId = `${service.slug}-titulo`
  return (
    <ContentDialog id={service.slug} titleId={titleId} open={open} onClose={onClose}>
      <h2 id={titleId} className="pr-12 text-2xl">
        {service.name}
      </h2>
      <form method="dialog" className="absolute top-3 right-3">
        <button type="submit" aria-label="Cerrar" className={buttonClass({ variant: 'ghost', icon: true })}>
          <Icon name="close" />
        </button>
      </form>
      <p className="max-w-[56ch] text-ink-2">{service.description}</p>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <Points title="Qué incluye" points={service.includes} />
        <Points title="Beneficios" points={service.benefits} />
      </div>
      <form
        method="dialog"
        className="sticky bottom-0 -mb-6 flex flex-wrap gap-[.6rem] border-t border-line bg-surface py-[.9rem] max-sm:*:grow sm:static sm:mb-0 sm:justify-end sm:border-0 sm:py-0 sm:pt-[.4rem]"
      >
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          Cerrar
        </button>
        <ChatLink
          message={agency.serviceMessage.replaceAll('{servicio}', service.name)}
          className={buttonClass({ variant: 'wa' })}
        >
          Solicitar información
        </ChatLink>
      </form>
    </ContentDialog>
  )
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <div>
      <h3 className="mb-[.6rem] text-lg">{title}</h3>
      <ul className="grid gap-[.55rem]">
        {points.map((point) => (
          <li key={point} className="flex gap-[.6rem] leading-[1.45]">
            <Icon name="check" className="mt-[.1em] text-link" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
