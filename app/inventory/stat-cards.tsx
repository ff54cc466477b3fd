import { formatCount } from '#app/figures/measure.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { type PanelStats, percentOf } from './panel-stats.ts'

/** The three figures of the first page (spec, section 2, Home), which are real counts (decision 8). */
export function StatCards({ stats }: { stats: PanelStats }) {
  const { total, active, paused, newThisMonth, newActiveThisMonth } = stats
  const pausedShare = percentOf(paused, total)
  return (
    <dl className="grid grid-cols-3 grid-rows-[repeat(4,auto)] gap-2 max-[16rem]:grid-cols-1 max-[16rem]:grid-rows-none sm:grid-rows-none sm:gap-3">
      <Stat name="Total de propiedades" value={total} note={thisMonth(newThisMonth)} percent={total > 0 ? 100 : 0} />
      <Stat name="Activas" value={active} note={thisMonth(newActiveThisMonth)} percent={percentOf(active, total)} />
      <Stat name="Pausadas" value={paused} note={`${pausedShare}\u00A0% del total`} percent={pausedShare} />
    </dl>
  )
}

type StatProps = { name: string; value: number; note: string | null; percent: number }

function Stat({ name, value, note, percent }: StatProps) {
  return (
    <div
      // «propiedades» fits in a third of the narrowest phone. There the three cards share their rows, so that figures are aligned.
      className={`${BOX} row-span-4 grid grid-rows-subgrid max-[16rem]:row-auto max-[16rem]:grid-rows-none gap-x-[.6rem] gap-y-[.35rem] px-3 py-[.85rem] max-[22.5rem]:px-[.4rem] sm:row-auto sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-rows-[1fr] sm:p-[1.1rem]`}
    >
      <dt className="col-span-full text-2xs leading-[1.3] font-medium text-ink-2 sm:text-sm">{name}</dt>
      <dd className="self-baseline font-display text-[1.75rem] leading-none font-[650] tracking-[-.02em] tabular-nums sm:text-[2.25rem]">
        {formatCount(value)}
      </dd>
      {note && <dd className="self-baseline text-xs leading-none font-medium text-ink-3">{note}</dd>}
      <dd aria-hidden="true" className="col-span-full max-sm:row-start-4">
        <ShareBar percent={percent} />
      </dd>
    </div>
  )
}

function thisMonth(count: number): string | null {
  return count > 0 ? `+${formatCount(count)} este mes` : null
}

/** A share as a bar. The text beside it has the same figure. */
function ShareBar({ percent }: { percent: number }) {
  return (
    <svg className="mt-1 block h-1.5 w-full rounded-xs bg-sunken forced-colors:border forced-colors:border-[CanvasText]">
      <rect width={`${percent}%`} height="100%" rx="3" className="fill-action forced-colors:fill-[Highlight]" />
    </svg>
  )
}
