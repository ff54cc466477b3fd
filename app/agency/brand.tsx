import { Link, href } from 'react-router'
import type { Look, ShownLogo } from './look/look.ts'
import { useAgency } from './use-agency.tsx'
import { BRAND_LINE } from './brand-line.ts'

/** Names of this length or more may wrap into two smaller lines. */
const LONG = 18

const ROW = 'inline-flex min-w-0 items-center gap-[.7rem] text-inherit no-underline hover:text-inherit'

/** The brand as a link to the home page; its size depends on the width of the header's bar (a visible scrollbar takes some). */
export function BrandLink() {
  const { tagline } = useAgency()
  return (
    <Link to={href('/')} className={`${ROW} min-h-11`}>
      <BrandParts note={tagline ?? undefined} />
    </Link>
  )
}

/** The brand without a link, or inside another link. `note` is shown under the name. */
export function Brand({ note }: { note?: string }) {
  return (
    <span className={ROW}>
      <BrandParts note={note} />
    </span>
  )
}

/** The logo in place of mark and name, or both. */
function BrandParts({ note }: { note: string | undefined }) {
  const { look } = useAgency()
  if (look && (look.logo ?? look.darkLogo)) return <Logos {...look} />
  return (
    <>
      <BrandMark />
      <BrandName note={note} />
    </>
  )
}

/** A logo that its ground would hide stands on a plate. A hidden one is not loaded. */
function Logos({ logo, darkLogo }: Look) {
  const { name } = useAgency()
  const image = (shown: ShownLogo | null, className: string) =>
    shown && (
      <img
        {...{ src: shown.src, width: shown.width, height: shown.height }}
        alt={name}
        loading={logo && darkLogo ? 'lazy' : undefined}
        className={`h-10 w-auto max-w-44 rounded-xs [print-color-adjust:exact] object-contain object-left p-0.5 @max-[24rem]:max-w-28 ${className}`}
      />
    )
  return (
    <>
      {image(logo, `${logo?.tone === 'pale' ? 'bg-plane' : 'bg-white'} ${darkLogo ? 'in-[.on-dark]:hidden' : ''}`)}
      {image(
        darkLogo,
        `${darkLogo?.tone === 'dark' ? 'bg-white' : 'bg-plane'} ${logo ? 'hidden in-[.on-dark]:block' : ''}`,
      )}
    </>
  )
}

function BrandName({ note }: { note?: string }) {
  const { shortName: name } = useAgency()
  const size =
    name.length < LONG
      ? 'block text-[1.25rem] whitespace-nowrap leading-none @max-[11rem]:text-base/none'
      : 'line-clamp-2 text-base leading-tight wrap-anywhere'
  return (
    <span className="min-w-0">
      <b className={`${size} font-display font-[650] tracking-[-.02em] text-ink in-[.on-dark]:text-white`}>{name}</b>
      {note && (
        <span className="mt-[.2rem] block text-2xs leading-snug font-medium text-ink-3 @max-[24rem]:hidden in-[.on-dark]:text-on-plane-2">
          {note}
        </span>
      )}
    </span>
  )
}

/** The drawn mark of the demo's agency; another agency has none. */
function BrandMark() {
  const { look } = useAgency()
  if (look && !look.hasDemoMark) return null
  return (
    <svg
      viewBox="0 0 48 30"
      aria-hidden="true"
      className="h-7 w-12 flex-none fill-none @max-[24rem]:w-9 @max-[16rem]:hidden stroke-faro"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={BRAND_LINE} />
    </svg>
  )
}
