import { Link, href } from 'react-router'
import { ActivityDetails, type DetailLinks } from './activity-details.tsx'
import { byDay, dayName } from './activity-days.ts'
import { ACTIVITY_LABELS, type ActivityEntry, whoDid } from '#app/activity/activity-entry.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { formatLogTime } from '#app/activity/activity-time.ts'
import type { ActivityAction } from '#app/activity/activity-actions.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'

const LOOKS: Record<ActivityAction, { icon: PanelIconName; className: string }> = {
  property_created: { icon: 'plus', className: 'bg-ok-bg text-ok' },
  create_property: { icon: 'plus', className: 'bg-ok-bg text-ok' },
  edit_property: { icon: 'edit', className: 'bg-info-bg text-info' },
  pause_property: { icon: 'pause', className: 'bg-warn-bg text-warn' },
  unpause_property: { icon: 'play', className: 'bg-ok-bg text-ok' },
  delete_property: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  restore_property: { icon: 'turn-left', className: 'bg-ok-bg text-ok' },
  purge_property: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  make_backup: { icon: 'download', className: 'bg-ok-bg text-ok' },
  fail_backup: { icon: 'download', className: 'bg-danger-bg text-danger' },
  create_complex: { icon: 'plus', className: 'bg-ok-bg text-ok' },
  edit_complex: { icon: 'edit', className: 'bg-info-bg text-info' },
  delete_complex: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  restore_complex: { icon: 'turn-left', className: 'bg-ok-bg text-ok' },
  purge_complex: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  edit_owner: { icon: 'edit', className: 'bg-info-bg text-info' },
  merge_owner: { icon: 'edit', className: 'bg-info-bg text-info' },
  delete_owner: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  restore_owner: { icon: 'turn-left', className: 'bg-ok-bg text-ok' },
  purge_owner: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  add_file: { icon: 'upload', className: 'bg-ok-bg text-ok' },
  delete_file: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  create_lead: { icon: 'plus', className: 'bg-ok-bg text-ok' },
  edit_lead: { icon: 'edit', className: 'bg-info-bg text-info' },
  delete_lead: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  restore_lead: { icon: 'turn-left', className: 'bg-ok-bg text-ok' },
  purge_lead: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  create_visit: { icon: 'plus', className: 'bg-ok-bg text-ok' },
  edit_visit: { icon: 'edit', className: 'bg-info-bg text-info' },
  delete_visit: { icon: 'trash', className: 'bg-danger-bg text-danger' },
  restore_visit: { icon: 'turn-left', className: 'bg-ok-bg text-ok' },
  purge_visit: { icon: 'trash', className: 'bg-danger-bg text-danger' },
}

type Props = {
  entries: readonly ActivityEntry[]
  /** Today as YYYY-MM-DD, in the time zone of the agency. */
  today: string
  /** Where the former text of a changed fact is restored: by the id of the entry and the label of its line. */
  restoreLinks: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The address of the change of many properties that an entry belongs to. */
  batchLinks: Readonly<Record<string, string>>
}

/** The entries of the log, day by day (spec, section 2, Activity). */
export function ActivityList({ entries, today, restoreLinks, batchLinks }: Props) {
  const mayEdit = useMay('edit')
  const { timeZone } = useAgency()
  return byDay(timeZone, entries).map(({ day, members }) => (
    <section key={day} aria-labelledby={`dia-${day}`} className="grid gap-2">
      <h2 id={`dia-${day}`} className="num font-sans text-sm font-semibold tracking-normal text-ink-2">
        <time dateTime={day}>{dayName(day, today)}</time>
      </h2>
      <ul className={`${BOX} ${ROWS} *:py-3`}>
        {members.map((entry) => (
          <ActivityItem
            key={entry.id}
            entry={entry}
            links={mayEdit ? restoreLinks[entry.id] : undefined}
            batch={mayEdit ? batchLinks[entry.id] : undefined}
          />
        ))}
      </ul>
    </section>
  ))
}

function ActivityItem({ entry, links, batch }: { entry: ActivityEntry; links?: DetailLinks; batch?: string }) {
  const { action, propertyTitle, propertyCode, timestamp, details, existingPropertyId, isImported } = entry
  const { icon, className } = LOOKS[action]
  const { timeZone } = useAgency()
  return (
    <li>
      <span className={`grid size-10 place-items-center self-start rounded-full ${className}`}>
        <PanelIcon name={icon} />
      </span>
      <div className="min-w-0">
        <h3 className={`${ROW_TITLE} font-semibold`}>
          {ACTIVITY_LABELS[action]}: {propertyTitle}
          {isImported === 1 && (
            <span className="ml-2 inline-block rounded-sm bg-neutral-bg px-1.5 text-2xs font-medium text-neutral">
              Importada
            </span>
          )}
        </h3>
        <p className={ROW_NOTE}>
          {whoDid(entry)}
          {propertyCode && <> · {propertyCode}</>}
          <span className="max-sm:hidden">&nbsp;· </span>
          <time dateTime={timestamp} className="num min-[19rem]:whitespace-nowrap max-sm:block">
            {formatLogTime(timeZone, timestamp)}
          </time>
        </p>
        {batch && (
          <p className="text-xs">
            <Link
              to={batch}
              className="inline-flex min-h-7 items-center text-link underline underline-offset-2 pointer-coarse:min-h-11"
            >
              Ver el cambio en grupo y deshacerlo
            </Link>
          </p>
        )}
        {details && <ActivityDetails details={details} links={links} isFolded={action.startsWith('delete_')} />}
      </div>
      {existingPropertyId && (
        <Link
          to={href('/property/:propertyId', { propertyId: existingPropertyId })}
          aria-label={`Ver ${propertyTitle}`}
          className={buttonClass({ variant: 'ghost', size: 'sm', icon: true, className: 'max-sm:-mr-2.5' })}
        >
          <Icon name="chevron-right" />
        </Link>
      )}
    </li>
  )
}
