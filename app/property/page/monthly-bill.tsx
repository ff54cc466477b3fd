import type { Bill } from '#app/catalogue/price/monthly-bill.ts'

/** The monthly payments of a tenant, line by line. */
export function MonthlyBill({ bill }: { bill: Bill }) {
  return (
    <section aria-labelledby="al-mes" className="rounded-md bg-sunken px-4 py-3 text-sm max-[22rem]:px-3">
      <h2 id="al-mes" className="mb-1 font-sans text-sm font-semibold tracking-normal">
        Lo que se paga al mes
      </h2>
      <BillLines bill={bill} />
    </section>
  )
}

/** The lines of a bill and their total. */
export function BillLines({ bill: { lines, total } }: { bill: Bill }) {
  return (
    // No amount breaks, and with very large text it goes below its label.
    <dl className="num grid grid-cols-[auto_auto] justify-between gap-x-4 gap-y-1 max-[22rem]:gap-x-2 max-[16rem]:grid-cols-1">
      {[...lines, total].map(({ label, value }) => (
        <div
          key={label}
          className="col-span-full grid grid-cols-subgrid text-ink-2 last:font-semibold last:text-ink not-first:last:mt-1 not-first:last:border-t not-first:last:border-line not-first:last:pt-2"
        >
          <dt className="min-w-0 hyphens-auto">{label}</dt>
          <dd className="text-right wrap-break-word max-[16rem]:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
