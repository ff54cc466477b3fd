import { useAgency } from './use-agency.tsx'

/** A row of plain buildings. */
const BUILDINGS = 'M2 52h16V28h28v24h12V12h30v40h12V34h26v18h16M26 36h4M36 36h4M68 22h4M76 22h4M68 32h4M76 32h4'
const BRAND_LINE_WIDE = 'M2 52h28c8-3 20-28 27-42 6 13 13 22 22 22s15-10 20-26l18 46h25'

/** The line of empty states (design, section 1): the demo firm's brand line, and buildings for another one. */
export function EmptyLine() {
  const { look } = useAgency()
  return (
    <svg
      viewBox="0 0 144 60"
      aria-hidden="true"
      className="mb-2 h-16 w-36 fill-none stroke-ink-3 stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={look && !look.hasDemoMark ? BUILDINGS : BRAND_LINE_WIDE} />
    </svg>
  )
}
