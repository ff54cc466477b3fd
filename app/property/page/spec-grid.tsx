import { useAskedFacts } from '#app/listing/card/asked-facts.tsx'
import type { FactGroup } from './detail-facts.ts'

const FIGURE = 'num font-display text-[1.125rem] leading-[1.3] font-semibold text-balance'

/** 'Características'. The facts that the visitor's search asked for are marked. Each cell draws a line as wide as the row, so that an incomplete last row has it too. */
export function SpecGrid({ groups }: { groups: FactGroup[] }) {
  const asked = useAskedFacts()
  return (
    <div className="grid gap-6 print:gap-3">
      {groups.map(({ title, facts }) => (
        <div key={title}>
          <h3 className="mb-2 text-sm font-semibold text-ink-2">{title}</h3>
          <dl className="grid grid-cols-2 overflow-clip max-[16rem]:grid-cols-1 border-t border-line sm:grid-cols-3 print:grid-cols-4">
            {facts.map(({ label, value, isLong, fact }) => (
              <div
                key={label}
                className={`relative min-w-0 py-[.85rem] pr-3 after:absolute after:bottom-0 after:left-0 after:h-px after:w-[300%] after:bg-line print:py-2 print:after:w-[400%] ${isLong ? 'col-span-full' : ''}`}
              >
                <dt className="text-xs leading-[1.4] text-ink-3">
                  {label}
                  {fact && asked.includes(fact) && (
                    <>
                      {' '}
                      <span className="ml-1 rounded-sm bg-selected px-1.5 py-px font-medium whitespace-nowrap text-ink">
                        Lo buscaste
                      </span>
                    </>
                  )}
                </dt>
                <dd className={`mt-[.15rem] wrap-anywhere ${isLong ? 'max-w-prose' : FIGURE}`}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}
