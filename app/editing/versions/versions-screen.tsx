import { useAgency } from '#app/agency/use-agency.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActivityDetails } from '#app/activity/panel/activity-details.tsx'
import type { ActivityAction } from '#app/activity/activity-actions.ts'
import { ACTIVITY_LABELS, whoDid } from '#app/activity/activity-entry.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import { formatCount } from '#app/figures/measure.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import { MOST_VERSIONS, VERSION_YEARS, type VersionLine } from '#app/records/version-line.ts'
import { VERSION_PARAMS, versionsPath } from './versions.ts'

/** How long versions of properties and complexes are stored, in a sentence. */
export const STORED_FOR = `Una versión se conserva ${VERSION_YEARS} años desde que otra la reemplaza, hasta ${formatCount(MOST_VERSIONS)}.`

type Back = { to: string; label: string }
type FrameProps = { theme: Theme; back: Back; title: string; children: ReactNode }

/** The frame of the list and of the comparison. */
export function VersionsFrame({ theme, back, title, children }: FrameProps) {
  return (
    <div className="staff-frame min-h-dvh bg-canvas text-sm text-ink" data-theme={theme}>
      <VersionBar back={back} />
      <main id="main" className="wrap grid gap-5 pt-6 pb-16">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {children}
      </main>
    </div>
  )
}

/** The bar above: the way back and, for one version, what it is and the way to its comparison. */
export function VersionBar({ back, compared, children }: { back: Back; compared?: string; children?: ReactNode }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-[.6rem]">
        <Link to={back.to} className={buttonClass({ variant: 'outline' })}>
          <Icon name="left" />
          {back.label}
        </Link>
        {children && <p className="num text-sm font-semibold">{children}</p>}
        {compared && (
          <Link to={compared} className={buttonClass({ className: 'sm:ml-auto' })}>
            Ver cambios y restaurar
          </Link>
        )}
      </div>
    </header>
  )
}

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
      <form method="get" action={path} className="grid gap-4">
        <ol className={`${BOX} max-w-[68rem] divide-y divide-line`}>
          {versions.map((line, at) => (
            <VersionItem key={line.number} line={line} at={at} path={path} hasPage={hasPages} />
          ))}
        </ol>
        {versions.length > 1 && (
          <p>
            <button type="submit" className={buttonClass({ className: 'max-sm:w-full' })}>
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

type ItemProps = { line: VersionLine<ActivityAction>; at: number; path: string; hasPage: boolean }

function VersionItem({ line, at, path, hasPage }: ItemProps) {
  const { timeZone } = useAgency()
  const { number, savedAt, savedByName, action, details, note } = line
  const moment = formatMoment(timeZone, savedAt)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-[1.1rem] py-3">
      <fieldset className="flex gap-3">
        <legend className="sr-only">Comparar la versión del {moment}</legend>
        {SIDES.map(({ param, label, checked }) => (
          <label key={param} className="grid min-h-11 min-w-14 justify-items-center gap-1 text-2xs text-ink-3">
            <input
              type="radio"
              name={param}
              value={number}
              defaultChecked={at === checked}
              className="size-5 accent-action"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className={`${ROW_TITLE} font-semibold`}>
          <time dateTime={savedAt} className="num min-[19rem]:whitespace-nowrap">
            {moment}
          </time>
          {at === 0 && <span className="font-normal text-ok">&nbsp;· Así está ahora</span>}
        </h2>
        <p className={ROW_NOTE}>
          {note ?? (action ? ACTIVITY_LABELS[action] : 'Sin movimiento propio en la bitácora')}
          {note === undefined && (action || savedByName) && <> · {whoDid({ userName: savedByName })}</>}
        </p>
        {details && <ActivityDetails details={details} />}
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
            to={versionsPath(path, { from: number })}
            aria-label={`Ver cambios y restaurar la versión del ${moment}`}
            className={buttonClass({ variant: 'outline' })}
          >
            <PanelIcon name="turn-left" />
            Ver cambios
          </Link>
        </div>
      )}
    </li>
  )
}
