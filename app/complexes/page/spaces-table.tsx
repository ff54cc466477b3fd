import { Link, href } from 'react-router'
import type { FreeSpaceRow } from './complex-view.ts'
import { outlineId, spaceRowId } from './space-ids.ts'

/** With text so large that three columns don't fit, a space's facts are shown below its name. */
const STACKED = 'max-[16rem]:block max-[16rem]:py-1 max-[16rem]:text-left'
const CELL = `py-3 pr-2 align-top md:pr-4 ${STACKED}`
/** On a narrow screen the fact is shown below the name instead. */
const WIDE = `${CELL} max-md:hidden`
const NOTE = 'num block text-xs leading-[1.4] text-ink-3'

const HEADS = {
  Espacio: `${CELL} max-md:w-full`,
  Superficie: `${CELL} text-right`,
  Precio: `${CELL} text-right max-md:pr-0`,
  Nivel: WIDE,
  'Disponible desde': 'py-3 max-md:hidden',
}

type Props = {
  spaces: readonly FreeSpaceRow[]
  /** The numbers of the spaces that are drawn, by slug. */
  marks: ReadonlyMap<string, number>
  caption: string
}

/** The free spaces of a complex with links to their pages. The column of levels is left out if none has a level. */
export function SpacesTable({ spaces, marks, caption }: Props) {
  const hasLevels = spaces.some(({ level }) => level)
  return (
    <table className="w-full border-y border-line text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-[16rem]:sr-only">
        <tr className="text-xs text-ink-3">
          {Object.entries(HEADS).map(
            ([name, look]) =>
              (hasLevels || name !== 'Nivel') && (
                <th key={name} scope="col" className={`font-medium ${look}`}>
                  {name}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {spaces.map((space) => (
          <Space key={space.slug} space={space} mark={marks.get(space.slug)} hasLevels={hasLevels} />
        ))}
      </tbody>
    </table>
  )
}

type SpaceProps = { space: FreeSpaceRow; mark: number | undefined; hasLevels: boolean }

function Space({ space, mark, hasLevels }: SpaceProps) {
  const { slug, name, code, what, area, price, also, level, since, sinceWords } = space
  return (
    <tr
      id={mark === undefined ? undefined : spaceRowId(slug)}
      className="scroll-mt-24 target:bg-selected data-pointed:bg-selected hover:bg-hover max-[16rem]:block max-[16rem]:py-2"
    >
      <th scope="row" className={`${CELL} font-normal`}>
        <span className="flex items-start gap-2">
          {mark !== undefined && <MarkLink slug={slug} name={name} mark={mark} />}
          <Link
            to={href('/propiedad/:propertySlug', { propertySlug: slug })}
            className="inline-flex min-h-6 items-center font-semibold wrap-break-word pointer-coarse:min-h-11"
          >
            {name}
          </Link>
        </span>
        <span className={NOTE}>
          {`${what}\u00A0·`} <span className="whitespace-nowrap">ID {code}</span>
        </span>
        <span className={`${NOTE} md:hidden`}>{[level, sinceWords].filter(Boolean).join(' · ')}</span>
      </th>
      <td className={`${CELL} num text-right whitespace-nowrap`}>{area || '—'}</td>
      <td className={`${CELL} num text-right font-semibold max-md:pr-0`}>
        <span className="md:whitespace-nowrap">{price}</span>
        {also && (
          <Link
            to={href('/propiedad/:propertySlug', { propertySlug: slug }) + also.query}
            className="inline-flex min-h-6 items-center text-xs leading-[1.4] font-normal text-balance text-ink-2 underline pointer-coarse:min-h-11"
          >
            {also.words}
          </Link>
        )}
      </td>
      {hasLevels && <td className={`${WIDE} whitespace-nowrap`}>{level || '—'}</td>}
      <td className="num py-3 align-top whitespace-nowrap max-md:hidden">{since}</td>
    </tr>
  )
}

/** Leads to the outline of the space. */
function MarkLink({ slug, name, mark }: { slug: string; name: string; mark: number }) {
  return (
    <a href={`#${outlineId(slug)}`} aria-label={`${mark}: ver ${name} en el plano`} className="space-mark num">
      {mark}
    </a>
  )
}
