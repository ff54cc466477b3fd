import { Link, href } from 'react-router'
import { useAgency } from './use-agency.tsx'
import { BRAND_LINE } from './brand-line.ts'

const ROW = 'inline-flex items-center gap-[.7rem] text-inherit no-underline hover:text-inherit'

/** The brand as a link to the home page. */
export function BrandLink() {
  const { tagline } = useAgency()
  return (
    <Link to={href('/')} className={`${ROW} min-h-11`}>
      <BrandMark />
      <BrandName note={tagline} />
    </Link>
  )
}

/** The brand without a link, or inside another link. `note` is shown under the name. */
export function Brand({ note }: { note?: string }) {
  return (
    <span className={ROW}>
      <BrandMark />
      <BrandName note={note} />
    </span>
  )
}

function BrandName({ note }: { note?: string }) {
  return (
    <span>
      <b className="block font-display text-[1.25rem] whitespace-nowrap leading-none font-[650] tracking-[-.02em] text-ink in-[.on-dark]:text-white">
        {useAgency().name}
      </b>
      {note && (
        <span className="mt-[.2rem] block text-2xs leading-snug font-medium in-[header]:max-[25rem]:hidden text-ink-3 in-[.on-dark]:text-on-plane-2">
          {note}
        </span>
      )}
    </span>
  )
}

function BrandMark() {
  return (
    <svg
      viewBox="0 0 48 30"
      aria-hidden="true"
      className="h-7 w-12 flex-none in-[header]:max-[25rem]:w-9 in-[header]:max-[16rem]:hidden fill-none stroke-faro"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={BRAND_LINE} />
    </svg>
  )
}
