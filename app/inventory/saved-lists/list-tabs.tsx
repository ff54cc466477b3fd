import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { type SavedList, isOutdated, listAddress } from './saved-list.ts'
import './list-tabs.css'

type Props = {
  lists: readonly SavedList[]
  /** The query string that the list of the page would be saved with; '' without a search. */
  here: string
  /** The address of everything, and how much that is. */
  all: { to: string; count: number }
  /** The query string of the page as a list stores it, with filters that no longer exist. */
  address: string
}

/** Every saved list as a tab over the table, with its count, and a link that saves the search of the page. */
export function ListTabs({ lists, here, all, address }: Props) {
  const isCurrent = (list: SavedList) => list.query === here || list.query === address
  const isSaved = here === '' || lists.some(isCurrent)
  const maySave = useMay('edit') && !isSaved
  if (lists.length === 0 && !maySave) return null
  return (
    <>
      <nav aria-label="Listas guardadas" className="list-tabs">
        <ul>
          <Tab {...all} name="Todas" isCurrent={here === '' && !lists.some(isCurrent)} />
          {lists.map((list) => (
            <Tab key={list.id} to={listAddress(list.query)} {...list} isCurrent={isCurrent(list)} />
          ))}
        </ul>
        {maySave && (
          <Link to={href('/dashboard/listas') + here} className="list-tab">
            Guardar esta búsqueda
          </Link>
        )}
      </nav>
      <OutdatedList lists={lists} address={address} />
    </>
  )
}

type TabProps = { to: string; name: string; count: number; isCurrent: boolean }

function Tab({ to, name, count, isCurrent }: TabProps) {
  return (
    <li>
      <Link
        ref={isCurrent ? showInLine : undefined}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className="list-tab"
      >
        <span className="max-w-48 truncate" title={name}>
          {name}
        </span>{' '}
        <span className="num">{formatCount(count)}</span>
      </Link>
    </li>
  )
}

/** With many lists the line scrolls: the current one is in view. */
function showInLine(tab: HTMLElement | null) {
  const line = tab?.closest('ul')
  if (!tab || !line) return
  const [from, width] = [tab.offsetLeft - line.offsetLeft, tab.offsetWidth]
  if (from < line.scrollLeft || from + width > line.scrollLeft + line.clientWidth) line.scrollLeft = from
}

/** Says that the list of the page was saved with a filter that no longer exists. */
function OutdatedList({ lists, address }: Pick<Props, 'lists' | 'address'>) {
  const list = lists.find(({ query }) => query === address)
  if (!list || !isOutdated(list.query)) return null
  return (
    <p role="status" className="text-sm wrap-anywhere text-warn">
      Un filtro de la lista «{list.name}» ya no existe: se abre sin él.
    </p>
  )
}
