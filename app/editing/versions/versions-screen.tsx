import { useAgency } from '#app/agency/use-agency.tsx'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { ActivityDetails } from '#app/activity/panel/activity-details.tsx'
import type { ActivityAction } from '#app/activity/activity-actions.ts'
import { ACTIVITY_LABELS, whoDid } from '#app/activity/activity-entry.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { BOX } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { Tick } from '#app/ui/form/check-box.tsx'
import { MOST_VERSIONS, VERSION_YEARS, type VersionLine } from '#app/records/version-line.ts'
import { DIFFERENCES, VERSION_PARAMS, versionsPath } from './versions.ts'

/** How long versions of properties and complexes are stored, in a sentence. */
export const STORED_FOR = `Una versión se conserva ${VERSION_YEARS} años desde que otra la reemplaza, hasta ${formatCount(MOST_VERSIONS)}.`

type ListProps = {
  /** The address of this list. */
  path: string
  versions: readonly VersionLine<ActivityAction>[]
  /** What each save stores, and for how long. */
  intro: string
  /** Whether a version can be seen as the page it was. */
  hasPages?: boolean
}

/** Versions, the newest first, two of which can be compared. */
export function VersionList({ path, versions, intro, hasPages = false }: ListProps) {
  return (
    <>
      <p className="max-w-(--measure) text-ink-2">{intro}</p>
      <form method="get" action={`${path}#${DIFFERENCES}`} className="grid gap-4">
        <ol className={`${BOX} max-w-[68rem] divide-y divide-line`}>
          {versions.map((line, at) => (
            <VersionItem
              key={line.number}
              line={line}
              at={at}
              path={path}
              hasPage={hasPages}
              isOnly={versions.length === 1}
            />
          ))}
        </ol>
        {versions.length > 1 && (
          <p>
            <button type="submit" className={buttonClass({ variant: 'outline', className: 'max-sm:w-full' })}>
              Comparar las elegidas
            </button>
          </p>
        )}
      </form>
    </>
  )
}

/** The radio buttons of both columns: at first the newest version is compared with the one before. */
const SIDES = [
  { param: VERSION_PARAMS.from, label: 'Antes', checked: 1 },
  { param: VERSION_PARAMS.to, label: 'Después', checked: 0 },
] as const

/** Through what a job changes a property, by its kind. */
const JOB_WAYS: Readonly<Record<string, string>> = {
  change: 'Cambio en grupo',
  import: 'Importación',
  photos: 'Fotos por ID',
}

/** The title of a version that nothing tells apart from the one before. */
function firstLineOf({ action }: VersionLine<ActivityAction>): string {
  return action ? ACTIVITY_LABELS[action] : 'Primera versión guardada'
}

/** By whom and through what. The agency and the settings say both in their note. */
function saidOf({ savedByName, note, jobKind, action }: VersionLine<ActivityAction>): string[] {
  const way = jobKind === null ? note : (JOB_WAYS[jobKind] ?? note)
  const by = action || savedByName ? whoDid({ userName: savedByName }) : null
  return [...new Set([note?.includes(by ?? note) ? null : by, way].filter((each) => each !== null))]
}

type ItemProps = { line: VersionLine<ActivityAction>; at: number; path: string; hasPage: boolean; isOnly: boolean }

function VersionItem({ line, at, path, hasPage, isOnly }: ItemProps) {
  const { timeZone } = useAgency()
  const mayRestore = useMay('edit')
  const { number, savedAt, details } = line
  const moment = formatMoment(timeZone, savedAt)
  const [change = '', ...more] = (details ?? firstLineOf(line)).split('\n')
  const rest = more.join('\n')
  const said = saidOf(line)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-[1.1rem] py-3">
      {!isOnly && (
        <fieldset className="flex gap-3">
          <legend className="sr-only">Comparar la versión del {moment}</legend>
          {SIDES.map(({ param, label, checked }) => (
            <label key={param} className="grid min-h-11 min-w-14 justify-items-center gap-1 text-2xs text-ink-3">
              <Tick type="radio" name={param} value={number} defaultChecked={at === checked} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className={`${ROW_TITLE} font-semibold wrap-anywhere`}>{change}</h2>
        {rest !== '' && <ActivityDetails details={rest} />}
        <p className={ROW_NOTE}>
          <time dateTime={savedAt} className="num min-[19rem]:whitespace-nowrap">
            {moment}
          </time>
          {at === 0 && <span className="text-ok">&nbsp;· Así está ahora</span>}
          {said.map((each) => (
            <Fragment key={each}>&nbsp;· {each}</Fragment>
          ))}
        </p>
      </div>
      {at > 0 && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {hasPage && (
            <Link
              to={`${path}/${number}`}
              aria-label={`Ver como página la versión del ${moment}`}
              className={buttonClass({ variant: 'ghost' })}
            >
              Ver como página
            </Link>
          )}
          <Link
            to={`${versionsPath(path, { from: number })}#${DIFFERENCES}`}
            aria-label={`${mayRestore ? 'Ver y restaurar' : 'Ver cambios desde'} la versión del ${moment}`}
            className={buttonClass({ variant: 'outline' })}
          >
            {mayRestore && <PanelIcon name="turn-left" />}
            {mayRestore ? 'Ver y restaurar' : 'Ver cambios'}
          </Link>
        </div>
      )}
    </li>
  )
}
