import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'

/** A row of a table of numbers. `to`: the list of what is counted; `cells`: the further columns. */
export type NumberRow = { key: string; name: ReactNode; label: string; count: number; to: string; cells?: ReactNode[] }

type Props = {
  id: string
  title: string
  /** The heads of the columns: the name, the count, and the further ones. */
  heads: readonly string[]
  rows: readonly NumberRow[]
  /** Shown without rows. */
  none: string
  note?: ReactNode
}

const CELL = 'px-2 py-2 text-right first:pl-0 first:text-left last:pr-0'

/** Bars, and below them a table with the same figures, each with a link to its list. */
export function NumberTable({ id, title, heads, rows, none, note }: Props) {
  const shown = rows.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby={id} className={`${BOX} min-w-0`}>
      <BoxHead id={id} title={title} />
      <div className={`${BOX_BODY} grid min-w-0 gap-4`}>
        {note && <p className="text-sm text-ink-3">{note}</p>}
        {shown.length === 0 ? (
          <p className="text-ink-2">{none}</p>
        ) : (
          <>
            <Bars title={title} rows={rows} />
            <div className="overflow-x-auto">
              <table className="w-full border-collapse text-sm wrap-normal">
                <thead>
                  <tr className="border-b border-line text-xs text-ink-3">
                    {heads.map((head) => (
                      <th key={head} scope="col" className={`${CELL} font-medium`}>
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {rows.map(({ key, name, count, to, cells = [] }) => (
                    <tr key={key}>
                      <th scope="row" className={`${CELL} min-w-24 font-normal break-words`}>
                        {name}
                      </th>
                      <td className={`${CELL} num`}>
                        {count > 0 ? (
                          <Link to={to} className="inline-block min-w-6 underline">
                            {formatCount(count)}
                          </Link>
                        ) : (
                          '0'
                        )}
                      </td>
                      {cells.map((cell, at) => (
                        <td key={heads[at + 2]} className={`${CELL} num whitespace-nowrap`}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** Units of the width of a bar's drawing. */
const WIDTH = 100
/** The shortest bar of a count that is not 0. */
const SHORTEST = 1

function Bars({ title, rows }: Pick<Props, 'title' | 'rows'>) {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const said = rows.map(({ label, count }) => `${label}: ${formatCount(count)}`).join('; ')
  return (
    <div role="img" aria-label={`${title}. ${said}`} className="grid gap-1">
      {rows.map(({ key, label, count }) => (
        <div
          key={key}
          className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-2 max-[16rem]:grid-cols-1 text-xs text-ink-2"
        >
          <span className="wrap-anywhere">{label}</span>
          <svg viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" className="h-2.5 w-full">
            <rect width={WIDTH} height="4" className="fill-sunken" />
            <rect
              width={count > 0 ? Math.max(SHORTEST, (count / most) * WIDTH) : 0}
              height="4"
              className="fill-action"
            />
          </svg>
        </div>
      ))}
    </div>
  )
}
