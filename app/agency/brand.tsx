import { Link, href } from 'react-router'
import { AGENCY } from './agency.ts'

const ROW = 'inline-flex items-center gap-[.7rem] text-inherit no-underline hover:text-inherit'

/** The brand as the way home. */
export function BrandLink() {
  return (
    <Link to={href('/')} className={`${ROW} min-h-11`}>
      <BrandMark />
      <span>
        <BrandName />
        <span className="mt-[.2rem] block text-2xs leading-snug font-medium text-ink-3 in-[.on-dark]:text-on-plane-2">
          {AGENCY.tagline}
        </span>
      </span>
    </Link>
  )
}

/** The brand where it leads nowhere. */
export function Brand() {
  return (
    <span className={ROW}>
      <BrandMark />
      <BrandName />
    </span>
  )
}

function BrandName() {
  return (
    <b className="block font-display text-[1.25rem] leading-none font-[650] tracking-[-.02em] text-ink in-[.on-dark]:text-white">
      {AGENCY.name}
    </b>
  )
}

/** One line that climbs a saddle-shaped mountain (design, section 1). */
function BrandMark() {
  return (
    <svg
      viewBox="0 0 48 30"
      aria-hidden="true"
      className="h-7 w-12 flex-none fill-none stroke-faro"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M1 27h5.5C9.5 26 13.2 13 16 7c2.2 6 5.2 11 9 11 4.2 0 6.6-4.8 9-13l8.5 22H47" />
    </svg>
  )
}
