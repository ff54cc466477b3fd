import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import type { PendingLine } from './pending-lines.ts'

const ICONS: Record<PendingLine['kind'], { name: IconName; className: string }> = {
  urgent: { name: 'warning', className: 'text-danger' },
  soon: { name: 'clock', className: 'text-warn' },
  message: { name: 'mail', className: 'text-info' },
  count: { name: 'info', className: 'text-ink-3' },
  requested: { name: 'heart', className: 'text-ink-3' },
}

/** What needs doing, the most urgent first, each line a link; nothing where there is nothing. */
export function PendingList({ lines }: { lines: readonly PendingLine[] }) {
  if (lines.length === 0) return null
  return (
    <nav aria-labelledby="pendiente" className={`${BOX} px-[1.1rem] py-[.6rem]`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="pendiente" className="text-[1.0625rem] leading-[1.3] tracking-normal">
          Pendiente
        </h2>
        <Link to={href('/dashboard/listas')} className={`${TEXT_LINK} text-xs`}>
          Qué falta en las fichas
        </Link>
      </div>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {lines.map((line) => (
          <li key={line.key} className="min-w-0">
            <Link
              to={line.to}
              className="flex min-h-9 items-center gap-2 py-1 text-sm leading-snug text-ink no-underline hover:underline pointer-coarse:min-h-11"
            >
              <Icon name={ICONS[line.kind].name} className={`flex-none ${ICONS[line.kind].className}`} />
              <LineText line={line} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function LineText({ line: { kind, before, name, after, count } }: { line: PendingLine }) {
  if (kind === 'count')
    return (
      <span>
        {before} <b className="num">{formatCount(count ?? 0)}</b>
      </span>
    )
  return (
    <span className="num line-clamp-2 min-w-0 wrap-anywhere lg:line-clamp-1">
      <span className={kind === 'urgent' ? 'font-semibold text-danger' : 'text-ink-2'}>{before}</span>
      <span className="font-medium">{name}</span>
      <span className="text-ink-2">{wholeCodes(after)}</span>
      {count !== undefined && (
        <span className="text-ink-2"> ({count === 1 ? '1 consulta' : `${formatCount(count)} consultas`})</span>
      )}
    </span>
  )
}

/** The text with its property IDs ('PROP-430') whole: a line could end at their hyphen. */
function wholeCodes(text = '') {
  return text.split(/(\S+-\d+)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
