import { BUILDINGS_LINE } from './brand-line.ts'
import { useAgency } from './use-agency.tsx'

const WIDE_BRAND_LINE = 'M2 52h28c8-3 20-28 27-42 6 13 13 22 22 22s15-10 20-26l18 46h25'

/** The line of empty states (design, section 1): the demo agency's brand line, and buildings for another one. */
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
      <path d={look && !look.hasDemoMark ? BUILDINGS_LINE : WIDE_BRAND_LINE} />
    </svg>
  )
}
