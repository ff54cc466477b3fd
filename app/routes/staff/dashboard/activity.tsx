import { href } from 'react-router'
import { findActivity } from '#app/activity/activity-log.server.ts'
import { ActivityList } from '#app/activity/panel/activity-list.tsx'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/parts.server.ts'
import { Pager } from '#app/ui/pager.tsx'
import type { Route } from './+types/activity.ts'

export function meta() {
  return panelMeta('Registro de Actividad')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return findActivity(context.get(partsContext).store, pageIn(new URL(request.url).searchParams))
}

export default function Activity({ loaderData: { entries, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <div className={SECTION_HEAD}>
        <h1>Registro de Actividad</h1>
      </div>
      <h2 className="sr-only">Movimientos</h2>
      {entries.length > 0 ? (
        <ActivityList entries={entries} />
      ) : (
        <PanelEmpty title="No hay actividad registrada">
          Cada alta, edición, pausa o eliminación aparecerá aquí.
        </PanelEmpty>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(to) => href('/dashboard/actividad') + (to > 1 ? `?page=${to}` : '')}
      />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
