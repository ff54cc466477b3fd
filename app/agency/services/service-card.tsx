import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { Service, ServiceIcon } from '#app/agency/content/agency-content.ts'

/** Line drawings on a 52 × 38 grid. */
const DRAWINGS: Record<ServiceIcon, string> = {
  casa: 'M6 34V14L26 4l20 10v20M18 34V22h16v12M2 34h48',
  ciudad: 'M6 34V10h16v24M30 34V18h16v16M2 34h48M10 16h8M10 22h8M34 24h8M26 4v6M22 7h8',
  red: 'M15 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM47 10a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM31 30a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM15 10h22M13 14l10 12M39 14 29 26',
  crecimiento: 'M4 34h44M8 34V22h7v12M22 34V14h7v20M36 34V6h7v28M6 14 18 6l8 4L44 0',
  documento: 'M8 4h26l8 8v24H8zM34 4v8h8M14 18h20M14 24h20M14 30h10',
  banco: 'M4 18 26 4l22 14M8 18h36M12 18v14M22 18v14M30 18v14M40 18v14M5 34h42',
}

/** Card of a service; the whole card is a link that opens its dialog. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Link
      to={{ search: `?servicio=${service.slug}` }}
      state={FROM_CARD}
      preventScrollReset
      aria-haspopup="dialog"
      className="group grid grid-rows-[auto_auto_1fr_auto] gap-[.6rem] rounded-lg border border-line bg-surface p-6 text-ink max-[16rem]:p-3 no-underline transition-colors duration-(--duration-1) hover:border-link hover:bg-hover hover:text-ink lg:p-8"
    >
      <svg
        viewBox="0 0 52 38"
        aria-hidden="true"
        className="mb-5 h-13 w-18 overflow-visible fill-none stroke-link stroke-[1.5] group-hover:stroke-faro"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={DRAWINGS[service.icon]} />
      </svg>
      <h3 className="text-xl">{service.name}</h3>
      <p className="text-sm text-ink-2">{service.summary}</p>
      <span className="mt-[.6rem] inline-flex items-center gap-[.4rem] text-sm font-semibold text-link">
        Ver qué incluye
        <Icon
          name="right"
          className="transition-[translate] duration-(--duration-2) ease-out group-hover:translate-x-1"
        />
      </span>
    </Link>
  )
}

/** Navigation state of a service opened from its card: going back in the history returns to the cards. */
const FROM_CARD = { fromCard: true }
