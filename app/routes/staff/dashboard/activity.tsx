import { findToday } from '#app/agency/agency-days.server.ts'
import { Link, href } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { entriesLabel } from '#app/activity/activity-entry.ts'
import { findActivity, findActors, hasImportedEntries } from '#app/activity/activity-log.server.ts'
import { activityQuery, isFiltered, isReversedRange, parseActivityQuery } from '#app/activity/activity-query.ts'
import { ActivityFilter } from '#app/activity/panel/activity-filter.tsx'
import { ActivityList } from '#app/activity/panel/activity-list.tsx'
import { findRestoreLinks } from '#app/editing/versions/restorable.server.ts'
import { findBatchLinks } from '#app/inventory/batches/find-batch.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { activityInScope } from '#app/leads/lead-scope.server.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import type { Route } from './+types/activity.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Registro de Actividad')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const { store } = parts
  const query = parseActivityQuery(new URL(request.url).searchParams)
  const scope = await findLeadScope(store.db, context.get(staffContext))
  const log = await findActivity(store, query, { isSeen: activityInScope(scope), seesContacts: scope.seesContacts })
  const restoreLinks = await findRestoreLinks(store.db, log.entries)
  const batchLinks = await findBatchLinks(
    store.db,
    log.entries.map(({ id }) => id),
  )
  const [people, hasImported] = [await findActors(store), await hasImportedEntries(store)]
  return { ...log, restoreLinks, batchLinks, query, people, hasImported, today: await findToday(parts) }
}

export default function Activity({ loaderData }: Route.ComponentProps) {
  const { entries, page, pages, query, people, hasImported, today, restoreLinks, batchLinks } = loaderData
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Registro de Actividad</h1>
          <p role="status" className="num">
            {entriesLabel(loaderData)}
          </p>
        </div>
      </div>
      <ActivityFilter query={query} people={people} hasImported={hasImported} />
      {entries.length > 0 ? (
        <ActivityList entries={entries} today={today} restoreLinks={restoreLinks} batchLinks={batchLinks} />
      ) : isFiltered(query) ? (
        <PanelEmpty
          title="Ningún movimiento cumple con lo que buscas"
          action={
            <Link to={href('/dashboard/actividad')} className={buttonClass({ variant: 'outline' })}>
              Ver todo
            </Link>
          }
        >
          {isReversedRange(query)
            ? 'El día «Desde» es posterior al día «Hasta».'
            : 'Prueba con otra fecha, otra persona u otra acción.'}
        </PanelEmpty>
      ) : (
        <PanelEmpty title="No hay actividad registrada">
          Cada alta, edición, pausa o eliminación aparecerá aquí.
        </PanelEmpty>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(to) => href('/dashboard/actividad') + activityQuery({ ...query, page: to })}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
