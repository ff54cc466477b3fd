import type { LabelledFact } from './detail-facts.ts'

/** The figures that decide, each large over the line of a cota, as on a plan. */
export function FactStrip({ facts }: { facts: LabelledFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-6 gap-y-4 max-[16rem]:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-9">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="relative mt-[.35rem] border-t border-ink pt-[.35rem] text-xs leading-[1.4] text-ink-3 before:absolute before:-top-[.3rem] before:left-0 before:h-[.55rem] before:w-px before:bg-ink after:absolute after:-top-[.3rem] after:right-0 after:h-[.55rem] after:w-px after:bg-ink">
            {label}
          </dt>
          <dd className="num font-display text-[clamp(1.125rem,1rem+.6vw,1.5rem)] leading-[1.2] font-semibold text-balance wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
