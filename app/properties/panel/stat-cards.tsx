import { formatCount } from '#app/figures/measure.ts'
import { type PanelStats, percentOf } from './panel-stats.ts'
import './overview.css'

/** The three figures of the first page (spec, section 2, Home), all of them counted (decision 8). */
export function StatCards({ stats }: { stats: PanelStats }) {
  const { total, active, paused, newThisMonth, newActiveThisMonth } = stats
  const pausedShare = percentOf(paused, total)
  return (
    <dl className="stats">
      <Stat name="Total de propiedades" value={total} note={thisMonth(newThisMonth)} percent={total > 0 ? 100 : 0} />
      <Stat name="Activas" value={active} note={thisMonth(newActiveThisMonth)} percent={percentOf(active, total)} />
      <Stat name="Pausadas" value={paused} note={`${pausedShare}\u00A0% del total`} percent={pausedShare} />
    </dl>
  )
}

type StatProps = { name: string; value: number; note: string | null; percent: number }

function Stat({ name, value, note, percent }: StatProps) {
  return (
    <div className="box stat">
      <dt>{name}</dt>
      <dd>
        <span className="stat-value">
          {formatCount(value)}
          {note && <small>{note}</small>}
        </span>
        <ShareBar percent={percent} />
      </dd>
    </div>
  )
}

function thisMonth(count: number): string | null {
  return count > 0 ? `+${formatCount(count)} este mes` : null
}

/** A share of a whole as a bar: the figure beside it says the same in words. */
function ShareBar({ percent }: { percent: number }) {
  return (
    <svg aria-hidden="true" className="share-bar">
      <rect width={`${percent}%`} height="100%" rx="3" />
    </svg>
  )
}
